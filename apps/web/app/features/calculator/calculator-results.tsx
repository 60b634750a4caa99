import { Banner } from '@dst/ui/banner'
import { DescriptionList } from '@dst/ui/description-list'
import { ExchangeComparison } from './exchange-comparison'
import type { ShownFigure, ShownResult } from './shown-result'

/** The calculation in a sentence and as a drawing. */
export function CalculatorSummary({ shown, underwater }: { shown: ShownResult; underwater: boolean }) {
  return (
    <section className="calculator-sheet" aria-labelledby="calculator-results">
      <h3 id="calculator-results" className="ui-visually-hidden">Estimated results</h3>
      <div aria-live="polite">
        {underwater ? (
          <Banner tone="caution" announce="none">{shown.sentence}</Banner>
        ) : (
          <p className="font-serif text-lead leading-snug">{shown.sentence}</p>
        )}
      </div>
      {underwater ? <UnderwaterAdvice /> : <ExchangeComparison {...shown.bars} />}
    </section>
  )
}

function UnderwaterAdvice() {
  return (
    <p className="text-ink-muted">
      Check the expected sale price and the current debt. If they are right, speak with your CPA and your lender first: a
      sale may still owe tax on a gain, shown below, although it brings no cash.
    </p>
  )
}

/** Every figure of the calculation, the two ways side by side. */
export function CalculatorFigures({ shown }: { shown: ShownResult }) {
  return (
    <div className="calculator-wide">
      <Ledger heading="If you sell and pay the tax" figures={shown.sale} />
      <Ledger
        heading="If you exchange into a DST"
        figures={shown.exchange}
        note="Income, distributions and future equity follow from the assumed rates. They are not promised by anyone."
      />
    </div>
  )
}

/** Amounts as in a ledger; the last line closes the account. */
function Ledger({ heading, figures, note }: { heading: string; figures: readonly ShownFigure[]; note?: string }) {
  return (
    <section>
      <h3 className="mb-3">{heading}</h3>
      <DescriptionList
        layout="figures"
        items={figures.map(({ label, amount }, index) => ({
          term: label,
          description: amount,
          total: index === figures.length - 1,
        }))}
      />
      {note === undefined ? null : <p className="mt-3 text-small text-ink-muted">{note}</p>}
    </section>
  )
}
