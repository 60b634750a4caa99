import { composition } from '../../testing/conformance.ts'
import { Meter } from './meter.tsx'

export default composition({
  role: 'meter',
  name: 'Value',
  element: (
    <Meter label="Value" share={0.98} amount="$1,850,000" target="of $1,880,000" state="short" status="$30,000 short" />
  ),
})
