import { composition } from '../../testing/conformance.ts'
import { nothing } from '../../testing/sample-props.ts'
import { TwoStepConfirmation } from './two-step-confirmation.tsx'

export default composition({
  role: 'alertdialog',
  name: 'Delete Account',
  element: (
    <TwoStepConfirmation
      open
      onClose={nothing}
      title="Delete Account"
      warning="For good"
      cancelLabel="Cancel"
      continueLabel="Continue"
      word="DELETE"
      wordLabel="Type DELETE"
      confirmLabel="Delete"
    />
  ),
})
