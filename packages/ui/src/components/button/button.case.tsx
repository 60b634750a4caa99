import { control } from '../../testing/conformance.ts'
import { Button } from './button.tsx'

export default control({ role: 'button', name: 'Send', draw: (passed) => <Button {...passed}>Send</Button> })
