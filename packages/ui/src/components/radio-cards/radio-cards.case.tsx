import { control } from '../../testing/conformance.ts'
import { options } from '../../testing/sample-props.ts'
import { RadioCards } from './radio-cards.tsx'

export default control({
  role: 'radiogroup',
  name: 'Accredited?',
  draw: (passed) => <RadioCards {...passed} legend="Accredited?" name="accredited" options={options} />,
})
