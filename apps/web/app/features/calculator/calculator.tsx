import { calculateExchange } from '@dst/domain/calculator'
import { calculatorBaseYear } from '@dst/domain/parameters'
import { Section } from '@dst/ui/section'
import { useEffect } from 'react'
import { CalculatorInputs } from './calculator-inputs'
import { CalculatorFigures, CalculatorSummary } from './calculator-results'
import { useCalculatorStore } from './calculator-store'
import { Disclaimers } from './disclaimers'
import { mirrorInputsInHash } from './hash-mirror'
import { LifecycleInfo } from './lifecycle-info'
import { shownResult } from './shown-result'

/** The 1031 DST calculator: what a sale would cost in tax, and what an exchange may defer. */
export function Calculator() {
  const inputs = useCalculatorStore((state) => state.inputs)
  const result = calculateExchange(inputs)
  const shown = shownResult(inputs, result)
  useEffect(mirrorInputsInHash, [])

  return (
    <Section
      id="calculator"
      tone="well"
      heading="1031 DST calculator"
      eyebrow={`Federal estimate as of tax year ${calculatorBaseYear.value}`}
      intro={
        <>
          <p>Enter your property. The figures change as you type, stay on your device, and are kept in this page's address so that you can share them.</p>
          <LifecycleInfo />
        </>
      }
    >
      <div className="calculator">
        <CalculatorInputs inputs={inputs} />
        <CalculatorSummary shown={shown} underwater={result.underwater} />
      </div>
      <CalculatorFigures shown={shown} />
      <Disclaimers />
    </Section>
  )
}
