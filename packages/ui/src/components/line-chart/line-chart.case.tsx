import { composition } from '../../testing/conformance.ts'
import { table } from '../../testing/sample-props.ts'
import { LineChart } from './line-chart.tsx'

export default composition({
  role: 'figure',
  name: 'Two rents',
  element: (
    <LineChart
      title="Two rents"
      summary="They rise"
      steps={['0', '1']}
      axisLabel="Years"
      lines={[{ label: 'Oak Street', total: '$2', stroke: 'solid', values: [1, 2] }]}
      table={table}
      formatValue={String}
    />
  ),
})
