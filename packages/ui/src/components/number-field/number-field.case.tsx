import { control } from '../../testing/conformance.ts'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { nothing } from '../../testing/sample-props.ts'
import { NumberField } from './number-field.tsx'

export default control({
  role: 'textbox',
  name: 'Year',
  draw: (passed) => (
    <NumberField
      {...passed}
      name="year"
      label="Year"
      value={1}
      read={readDollars}
      format={writeDollars}
      onValueChange={nothing}
    />
  ),
})
