import type { Examples } from '../../foundations/guidance.ts'
import { MoneyField } from '../../components/money-field/money-field.tsx'
import { nothing } from '../../testing/sample-props.ts'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { CalculatorPanel } from './calculator-panel.tsx'

const price = (
  <MoneyField
    name="example-price"
    label="Purchase price"
    value={1_000_000}
    step={10_000}
    read={readDollars}
    format={writeDollars}
    onValueChange={nothing}
  />
)

const shared = {
  inputs: price,
  given: [{ term: 'Purchase price', description: '$1,000,000' }],
  scriptNote: 'The calculator needs scripts, which are turned off here.',
  line: [],
} as const

export const examples: Examples = {
  good: {
    drawing: (
      <CalculatorPanel
        {...shared}
        resultsHeading="Your Estimate"
        statement="Selling outright would cost about $251,282 in federal tax."
        ledgers={[
          {
            heading: 'If You Sell',
            figures: [{ label: 'Capital gains tax', amount: '$200,000', formula: '20% × $1,000,000 = $200,000' }],
          },
        ]}
      />
    ),
    why: 'The sentence says the result, and each figure opens to its calculation.',
  },
  bad: {
    drawing: (
      <CalculatorPanel
        {...shared}
        resultsHeading="Thank You"
        statement="Your request was sent. We will be in touch."
        ledgers={[]}
      />
    ),
    why: 'Nothing is computed here, and a form is sent: use FormPage.',
  },
}
