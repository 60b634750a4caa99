import { composition } from '../../testing/conformance.ts'
import { table } from '../../testing/sample-props.ts'
import { BarComparison } from './bar-comparison.tsx'

export default composition({
  role: 'figure',
  name: 'Invested',
  element: <BarComparison title="Invested" summary="All of it" bars={[]} table={table} />,
})
