import { control } from '../../testing/conformance.ts'
import { options } from '../../testing/sample-props.ts'
import { RadioGroup } from './radio-group.tsx'

export default control({
  role: 'radiogroup',
  name: 'Ready?',
  draw: (passed) => <RadioGroup {...passed} legend="Ready?" name="ready" options={options} />,
})
