import { control } from '../../testing/conformance.ts'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { nothing } from '../../testing/sample-props.ts'
import { MoneyField } from './money-field.tsx'

export default control({
  role: 'textbox',
  name: 'Price',
  draw: (passed) => (
    <MoneyField
      {...passed}
      name="price"
      label="Price"
      value={1}
      read={readDollars}
      format={writeDollars}
      onValueChange={nothing}
    />
  ),
})
