import { control } from '../../testing/conformance.ts'
import { TextArea } from './text-area.tsx'

export default control({
  role: 'textbox',
  name: 'Message',
  draw: (passed) => <TextArea {...passed} name="message" label="Message" />,
})
