import { composition } from '../../testing/conformance.ts'
import { BackBar } from './back-bar.tsx'

export default composition({
  role: 'navigation',
  name: 'Main',
  element: (
    <BackBar
      label="Main"
      home={{ label: 'DST Investing', href: '#home' }}
      current="Accreditation"
      back={{ label: 'Back to Home', href: '#home' }}
    />
  ),
})
