import type { ExchangeFile, FileTax, TaxGap } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import type { StateTable } from '@dst/domain/state-tax'
import { DescriptionList } from '@dst/ui/description-list'
import { Stat } from '@dst/ui/stat'
import { FiguresLink } from '~/lib/links/figures-link.tsx'
import { GapNote } from '../gap-note.tsx'
import type { FieldPath } from '../store/edits.ts'
import { stateNotesOf } from '../states/state-tax-copy.ts'
import { cpaAlone } from './cpa-alone.ts'
import { amountRange } from '../states/amount-range.ts'
import { cpaSentence, simpleSentence, taxNotes, taxRows } from './tax-copy.ts'

interface TaxSummaryProps {
  file: ExchangeFile
  tax: Result<FileTax, TaxGap>
  today: string
  figures: StateTable | undefined
  goTo: (path: FieldPath) => void
}

/** The total with its parts, and the simple figure beside it: small enough to stay in view beside the cards. */
export function TaxSummary({ file, tax, today, figures, goTo }: TaxSummaryProps) {
  const alone = cpaAlone(file, tax)
  if (alone !== undefined) {
    return (
      <>
        <Stat label="Tax of the sale, by your CPA" value={alone.amount} size="large" />
        <p>{alone.note}</p>
      </>
    )
  }
  if (!tax.ok) {
    return (
      <>
        <Stat label="Tax of the sale" value="Not known yet" />
        <GapNote file={file} gap={tax.error} today={today} goTo={goTo} />
      </>
    )
  }
  const { saleYear, tax: counted, most } = tax.value
  const { cpaTax } = file.income
  const parts = taxRows(file, tax.value, figures)
  return (
    <>
      <Stat
        label={cpaTax === undefined ? `Tax of the sale, ${saleYear}, estimated` : 'Tax of the sale, by your CPA'}
        value={amountRange(counted, most.tax)}
        size="large"
      />
      {cpaTax === undefined ? null : <p>{cpaSentence(tax.value, cpaTax)}</p>}
      <DescriptionList
        layout="figures"
        items={parts.map(({ heading, amount }, index) => ({
          term: index === parts.length - 1 && cpaTax !== undefined ? 'Our estimate' : heading,
          description: amount,
          total: index === parts.length - 1,
        }))}
      />
      <p>{simpleSentence(tax.value, file)}</p>
      <FiguresLink at={`taxYear${tax.value.figuresOf}`} />
      {[...stateNotesOf(tax.value, figures), ...taxNotes(file, tax.value)].map((note) => (
        <p key={note} className="money-note">
          {note}
        </p>
      ))}
    </>
  )
}
