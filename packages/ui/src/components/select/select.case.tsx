import { control } from '../../testing/conformance.ts'
import { options } from '../../testing/sample-props.ts'
import { Select } from './select.tsx'

export default control({
  role: 'combobox',
  name: 'Region',
  draw: (passed) => <Select {...passed} name="region" label="Region" options={options} />,
})
