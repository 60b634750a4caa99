import { control } from '../../testing/conformance.ts'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { nothing } from '../../testing/sample-props.ts'
import { StepperField } from './stepper-field.tsx'

export default control({
  role: 'textbox',
  name: 'Sale year',
  draw: (passed) => (
    <StepperField
      {...passed}
      name="year"
      label="Sale year"
      step={1}
      value={1}
      read={readDollars}
      format={writeDollars}
      onValueChange={nothing}
    />
  ),
})
