import { composition } from '../../testing/conformance.ts'
import { nothing } from '../../testing/sample-props.ts'
import { Dialog } from './dialog.tsx'

export default composition({
  role: 'dialog',
  name: 'Reset Password',
  element: <Dialog open onClose={nothing} title="Reset Password" />,
})
