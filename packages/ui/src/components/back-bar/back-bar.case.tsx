import { composition } from '../../testing/conformance.ts'
import { BackBar } from './back-bar.tsx'

export default composition({
  role: 'navigation',
  name: 'Main',
  element: <BackBar label="Main" back={{ label: 'Back to Home', href: '#home' }} />,
})
