import type { PartDocs } from '../../foundations/part-docs.ts'
import { nothing } from '../../testing/sample-props.ts'
import { SliderField } from './slider-field.tsx'

export const docs = {
  use: ['To see what a change of an assumption does.', 'Ranges with at most about forty steps.'],
  avoid: ['An exact figure: use NumberField or MoneyField.', 'A few choices: use RadioGroup.'],
  keyboard: [
    { keys: 'Arrow keys', does: 'Change the value by one step.' },
    { keys: 'Page up, Page down', does: 'Change it by about a tenth of the range.' },
    { keys: 'Home, End', does: 'Go to the lowest and the highest value.' },
  ],
  name: '`label`; `valueText` is read as its value, with its unit.',
  good: {
    drawing: (
      <SliderField
        label="Growth a year"
        value={2}
        min={-3}
        max={5}
        step={0.5}
        valueText="2%"
        ends={{ low: '−3%', high: '5%' }}
        onValueChange={nothing}
      />
    ),
    why: 'Nobody knows this figure; its effect is what counts.',
  },
  bad: {
    drawing: (
      <SliderField
        label="Sale price"
        value={1_250_000}
        min={0}
        max={5_000_000}
        step={1_000}
        valueText="$1,250,000"
        onValueChange={nothing}
      />
    ),
    why: 'A known amount can’t be hit: use MoneyField.',
  },
  conformance: {
    kind: 'control',
    role: 'slider',
    name: 'Growth',
    draw: (passed) => (
      <SliderField
        {...passed}
        label="Growth"
        value={2}
        min={-3}
        max={5}
        step={0.5}
        valueText="2%"
        onValueChange={nothing}
      />
    ),
  },
} satisfies PartDocs
