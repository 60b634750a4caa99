import type { Examples } from '../../foundations/guidance.ts'
import { SliderField } from './slider-field.tsx'

const nothing = () => undefined

export const examples: Examples = {
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
}
