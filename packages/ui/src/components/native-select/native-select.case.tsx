import { control } from '../../testing/conformance.ts'
import { options } from '../../testing/sample-props.ts'
import { NativeSelect } from './native-select.tsx'

export default control({
  role: 'combobox',
  name: 'Category',
  draw: (passed) => <NativeSelect {...passed} name="category" label="Category" options={options} />,
})
