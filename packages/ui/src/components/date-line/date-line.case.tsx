import { composition } from '../../testing/conformance.ts'
import { exchangeStops } from '../../testing/dates.ts'
import { DateLine } from './date-line.tsx'

export default composition({
  role: 'figure',
  name: 'Your dates',
  element: <DateLine title="Your dates" summary="From Nov 21, 2026 to May 20, 2027." stops={exchangeStops} />,
})
