import { composition } from '../../testing/conformance.ts'
import { table } from '../../testing/sample-props.ts'
import { ChartFrame } from './chart-frame.tsx'

export default composition({
  role: 'figure',
  name: 'Growth',
  element: (
    <ChartFrame title="Growth" summary="It grows" legend={[]} table={table}>
      Drawing
    </ChartFrame>
  ),
})
