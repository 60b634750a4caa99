import { control } from '../../testing/conformance.ts'
import { readDay, writeDay } from '../../testing/dates.ts'
import { nothing } from '../../testing/sample-props.ts'
import { DateField } from './date-field.tsx'

export default control({
  role: 'textbox',
  name: 'Closing date',
  draw: (passed) => (
    <DateField
      {...passed}
      name="closing"
      label="Closing date"
      value="2026-12-04"
      read={readDay}
      format={writeDay}
      onValueChange={nothing}
    />
  ),
})
