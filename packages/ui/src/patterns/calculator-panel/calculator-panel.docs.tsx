import type { PartDocs } from '../../foundations/part-docs.ts'
import { MoneyField } from '../../components/money-field/money-field.tsx'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { nothing } from '../../testing/sample-props.ts'
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

export const docs = {
  use: ['Inputs with a result that follows each change.'],
  avoid: ['A form that is sent: use FormPage.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the inputs, then the explanations of the figures.' }],
  name: 'Headings of the inputs and of the result; changes of the result are announced politely.',
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
  conformance: {
    kind: 'composition',
    role: 'region',
    name: 'Your estimate',
    element: (
      <CalculatorPanel
        resultsHeading="Your estimate"
        inputs={null}
        given={[]}
        scriptNote="It needs scripts"
        statement="Nothing yet"
        line={[]}
        ledgers={[]}
      />
    ),
  },
} satisfies PartDocs
