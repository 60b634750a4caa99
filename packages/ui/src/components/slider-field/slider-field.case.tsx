import { control } from '../../testing/conformance.ts'
import { nothing } from '../../testing/sample-props.ts'
import { SliderField } from './slider-field.tsx'

export default control({
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
})
