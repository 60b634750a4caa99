import { control } from '../../testing/conformance.ts'
import { nothing } from '../../testing/sample-props.ts'
import { Switch } from './switch.tsx'

export default control({
  role: 'switch',
  name: 'SMS',
  draw: (passed) => <Switch {...passed} label="SMS" checked onCheckedChange={nothing} />,
})
