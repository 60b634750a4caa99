import { calculateExchange } from '@dst/domain/calculator'
import { calculatorBaseYear } from '@dst/domain/parameters'
import { CalculatorPanel } from '@dst/ui/calculator-panel'
import { Section } from '@dst/ui/section'
import type { ReactNode } from 'react'
import { CalculatorActions } from './calculator-actions'
import { CalculatorInputs } from './calculator-inputs'
import { CalculatorNotes } from './calculator-notes'
import { CalculatorPaper } from './calculator-paper'
import { useCalculatorStore } from './calculator-store'
import { ExchangeComparison } from './exchange-comparison'
import { ExchangeGrowth } from './exchange-growth'
import { givenInputs } from './given-inputs'
import { LifecycleInfo } from './lifecycle-info'
import { shownResult } from './shown-result'

/** The 1031 DST calculator: what a sale would cost in tax, and what an exchange may defer. `review` is the page's note of sources, which is printed too. */
export function Calculator({ review }: { review?: ReactNode }) {
  const inputs = useCalculatorStore((state) => state.inputs)
  const result = calculateExchange(inputs)
  const { sentence, sale, exchange } = shownResult(inputs, result)

  return (
    <Section
      id="calculator"
      tone="well"
      heading="1031 DST calculator"
      eyebrow={`Federal estimate as of tax year ${calculatorBaseYear.value}`}
      intro={<CalculatorIntro />}
    >
      <CalculatorPanel
        inputs={<CalculatorInputs inputs={inputs} />}
        given={givenInputs(inputs)}
        scriptNote="The calculator needs scripts, which are turned off in this browser. Below is its result for an example; each figure still opens to show how it was computed."
        resultsHeading="Estimated results"
        statement={sentence}
        tone={result.underwater ? 'caution' : 'plain'}
        actions={<CalculatorActions />}
        ledgers={[
          { heading: 'If you sell and pay the tax', figures: sale },
          { heading: 'If you exchange into a DST', figures: exchange, note: exchangeNote },
        ]}
        charts={result.underwater ? undefined : <ExchangeGrowth currentDebt={inputs.currentDebt} result={result} />}
        notes={<CalculatorNotes inputs={inputs} result={result} review={review} />}
        paper={<CalculatorPaper />}
      >
        {result.underwater ? <UnderwaterAdvice /> : <ExchangeComparison result={result} />}
      </CalculatorPanel>
    </Section>
  )
}

const exchangeNote = 'Income, distributions and future equity follow from the assumed rates. They are not promised by anyone.'

function CalculatorIntro() {
  return (
    <div className="calculator-intro">
      <p>
        Enter your property. The figures change as you type, stay on your device, and are kept in this page's address so
        that you can share them. Choose a figure to see how it was computed.
      </p>
      <LifecycleInfo />
    </div>
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
