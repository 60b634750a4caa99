import { composition } from '../../testing/conformance.ts'
import { ErrorSummary } from './error-summary.tsx'

export default composition({
  role: 'alert',
  name: 'There is a problem',
  element: <ErrorSummary heading="There is a problem" errors={[{ message: 'Email is required' }]} />,
})
