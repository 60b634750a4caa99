import type { ExchangeNote } from '@dst/content/exchange'
import type { ExchangeDescription, ExchangeFile } from '@dst/domain/exchange-file'
import type { StateTable } from '@dst/domain/state-tax'
import { taxNotes } from '../money/tax-copy.ts'
import { clawBackSentences } from '../states/claw-back-copy.ts'
import { LinesTable } from './lines-table.tsx'
import { TaxMissing } from './missing-note.tsx'
import { NoteList } from './note-list.tsx'
import { saleLines } from './sale-lines.ts'
import { stateTaxLines } from './state-tax-lines.ts'
import { gainLines, taxLines } from './tax-lines.ts'
import { yearLines } from './year-lines.ts'

interface MoneyPageProps {
  facts: ExchangeDescription
  /** The figures of the states, once they are there. */
  figures: StateTable | undefined
  leavesOut: readonly ExchangeNote[]
}

/** Every line of the money with its law, its value and its origin, and room for the CPA's number. */
export function MoneyPage({ facts, figures, leavesOut }: MoneyPageProps) {
  const { file, tax } = facts
  const known = tax.ok ? tax.value : undefined
  const states = known === undefined || figures === undefined ? [] : stateTaxLines(known, figures)
  const claims = figures === undefined ? [] : clawBackSentences(file, figures)
  const sales = file.sales.length === 0 ? [{ id: 'first' }] : file.sales
  return (
    <>
      <p>
        “You” was entered, “default” stands until something is, “computed” follows from other lines, and “missing” has
        to be entered. The last column is for the numbers of your CPA.
      </p>
      {known === undefined && !tax.ok ? <TaxMissing facts={facts} gap={tax.error} /> : null}
      {sales.map((sale, index) => (
        <LinesTable key={sale.id} caption={saleCaption(file, index)} lines={saleLines(file, index, tax, figures)} />
      ))}
      <LinesTable caption="The taxpayer and the year" lines={yearLines(file, known?.year, figures)} />
      {known === undefined ? null : <LinesTable caption="The gain" lines={gainLines(known)} />}
      <LinesTable
        caption={known === undefined ? 'The tax of the sale' : `The tax of the sale, ${known.saleYear}`}
        lines={taxLines(file, tax, figures)}
      />
      {states.length === 0 ? null : <LinesTable caption="State tax, state by state" lines={states} />}
      {known === undefined ? null : taxNotes(file, known).map((note) => <p key={note}>{note}</p>)}
      {claims.length === 0 ? null : (
        <div className="packet-note">
          <h3>What a state keeps its claim to</h3>
          {claims.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <NoteList heading="What the estimate leaves out" notes={leavesOut} />
    </>
  )
}

/** With its number, as two sales can have one name. */
function saleCaption({ sales }: ExchangeFile, at: number): string {
  const label = sales[at]?.label
  const number = sales.length > 1 ? `Sale ${at + 1}` : 'The sale'
  return label === undefined ? number : `${number}: ${label}`
}
