import { composition } from '../../testing/conformance.ts'
import { table } from '../../testing/sample-props.ts'
import { ColumnChart } from './column-chart.tsx'

export default composition({
  role: 'figure',
  name: 'Seven years',
  element: (
    <ColumnChart
      title="Seven years"
      summary="They rise"
      columns={[]}
      legend={[]}
      table={table}
      axisLabel="Year"
      formatValue={String}
    />
  ),
})
