import { calculateExchange } from '@dst/domain/calculator'
import { calculatorBaseYear } from '@dst/domain/parameters'
import { CalculatorPanel } from '@dst/ui/calculator-panel'
import { Section } from '@dst/ui/section'
import type { ReactElement } from 'react'
import { CalculatorActions } from './calculator-actions.tsx'
import { CalculatorInputs } from './calculator-inputs.tsx'
import { CalculatorNotes } from './calculator-notes.tsx'
import { CalculatorPaper } from './calculator-paper.tsx'
import { useCalculatorStore } from './calculator-store.ts'
import { ExchangeComparison } from './exchange-comparison.tsx'
import { ExchangeGrowth } from './exchange-growth.tsx'
import { ExchangeNotice } from './exchange-notice.tsx'
import { givenInputs } from './given-inputs.ts'
import { LifecycleInfo } from './lifecycle-info.tsx'
import { NextSteps } from './next-steps.tsx'
import { RefusedInputs } from './refused-inputs.tsx'
import { displayedResult } from './displayed-result.ts'
import './calculator.css'

const id = 'calculator'
const loadTooltips = () => import('./figure-tooltips.ts')

interface CalculatorProps {
  /** The states as choices. */
  states: readonly { value: string; label: string }[]
  /** The page's note on sources, which is printed too. */
  review?: ReactElement | undefined
}

/** The 1031 DST calculator: what a sale would cost in tax, and what an exchange may defer. */
export function Calculator({ states, review }: CalculatorProps) {
  const { inputs, refused, describeState } = useCalculatorStore((state) => state)
  const result = calculateExchange(inputs)
  const state = inputs.state === undefined ? undefined : describeState(inputs, result)
  const { sentence, line, sale, exchange, computed, projected } = displayedResult(inputs, result)

  return (
    <Section
      id={id}
      tabIndex={-1}
      tone="well"
      heading="1031 DST calculator"
      eyebrow={`Federal estimate as of tax year ${calculatorBaseYear}`}
      intro={<CalculatorIntro />}
    >
      <CalculatorPanel
        inputs={<CalculatorInputs inputs={inputs} calculatorId={id} states={states} />}
        given={givenInputs({ ...inputs, state: state?.name ?? inputs.state })}
        scriptNote={
          'The calculator needs scripts, which are turned off in this browser. Below is its result for an ' +
          'example; each figure still opens to show how it was computed.'
        }
        resultsHeading="Estimated results"
        statement={sentence}
        tone={result.underwater || !computed ? 'caution' : 'plain'}
        line={line}
        notice={
          <>
            {state === undefined ? null : <p className="calculator-state">{state.sentence}</p>}
            <RefusedInputs inputs={inputs} refused={refused} />
            <ExchangeNotice inputs={inputs} result={result} />
          </>
        }
        spoken={state?.spoken}
        actions={<CalculatorActions />}
        ledgers={[
          { heading: 'If you sell and pay the tax', figures: sale, sum: computed },
          { heading: 'If you exchange into a DST', figures: exchange, note: exchangeNote },
        ]}
        loadTooltips={loadTooltips}
        charts={projected ? <ExchangeGrowth currentDebt={inputs.currentDebt} result={result} /> : undefined}
        next={<NextSteps inputs={inputs} />}
        notes={<CalculatorNotes inputs={inputs} result={result} review={review} />}
        paper={<CalculatorPaper />}
      >
        {projected ? <ExchangeComparison result={result} /> : null}
      </CalculatorPanel>
    </Section>
  )
}

const exchangeNote =
  'Income, distributions and future equity follow from the assumed rates. They are not promised by anyone.'

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
