import { composition } from '../../testing/conformance.ts'
import { Timeline } from './timeline.tsx'

export default composition({
  role: 'heading',
  name: 'Sell',
  element: <Timeline steps={[{ marker: '1', heading: 'Sell', content: 'First' }]} />,
})
