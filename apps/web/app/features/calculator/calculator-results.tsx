import { Banner } from '@dst/ui/banner'
import { Comparison } from './comparison'
import { ResultTable } from './result-table'
import type { ShownResult } from './shown-result'

/** The calculation in a sentence, as a drawing and as figures. */
export function CalculatorResults({ shown, underwater }: { shown: ShownResult; underwater: boolean }) {
  return (
    <section className="calculator-sheet" aria-labelledby="calculator-results">
      <h3 id="calculator-results" className="ui-visually-hidden">Estimated results</h3>
      <div role="status">
        {underwater ? (
          <Banner tone="caution">{shown.sentence}</Banner>
        ) : (
          <p className="font-serif text-lead leading-snug">{shown.sentence}</p>
        )}
      </div>
      {underwater ? null : <Comparison {...shown.bars} />}
      <div className="grid gap-x-8 gap-y-8">
        <ResultTable caption="If you sell and pay the tax" figures={shown.sale} total="Net proceeds after taxes" />
        <ResultTable caption="If you exchange into a DST" figures={shown.exchange} total="Future equity after 7 years" />
      </div>
    </section>
  )
}
