import type { ExchangeTax } from '@dst/content/exchange'
import type { ExchangeFile, FileTax, TaxGap } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import type { FieldPath } from '~/services/exchange-file.ts'
import { Formula } from './formula.tsx'
import { StateNotes } from './state-notes.tsx'
import { TaxCards } from './tax-cards.tsx'
import { federalLines, gainLines } from './tax-formula.ts'
import { LeftOut } from './left-out.tsx'
import { TaxParts } from './tax-parts.tsx'
import { TaxSummary } from './tax-summary.tsx'

interface TaxOfTheSaleProps {
  content: ExchangeTax
  file: ExchangeFile
  tax: Result<FileTax, TaxGap>
  /** Which sale the cards show. */
  at: number
  today: string
  goTo: (path: FieldPath) => void
}

/** The tax of a sale: its total in view beside five cards, each of which can be skipped. */
export function TaxOfTheSale({ content, file, tax, at, today, goTo }: TaxOfTheSaleProps) {
  return (
    <>
      <div className="money-tax">
        <div className="money-tax-summary">
          <TaxSummary file={file} tax={tax} today={today} goTo={goTo} />
        </div>
        <TaxCards content={content} file={file} tax={tax} at={at} />
      </div>
      {tax.ok ? <TaxParts file={file} tax={tax.value} /> : null}
      {tax.ok ? (
        <Formula
          summary="The tax with your numbers, line by line"
          groups={[
            { heading: 'The gain', lines: gainLines(tax.value) },
            {
              heading: `The federal tax, with the figures of ${tax.value.figuresOf}`,
              lines: federalLines(file, tax.value),
            },
          ]}
          note={content.method.text}
        />
      ) : null}
      <StateNotes content={content} file={file} />
      <LeftOut content={content} />
    </>
  )
}
