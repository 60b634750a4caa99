import { composition } from '../../testing/conformance.ts'
import { ProgressSteps } from './progress-steps.tsx'

export default composition({
  role: 'navigation',
  name: 'Progress',
  element: <ProgressSteps label="Progress" steps={['One', 'Two']} current={1} summary="Step 1 of 2" />,
})
