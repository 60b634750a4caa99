import { composition } from '../../testing/conformance.ts'
import { table } from '../../testing/sample-props.ts'
import { WaterfallChart } from './waterfall-chart.tsx'

export default composition({
  role: 'figure',
  name: 'What is left of the rent',
  element: (
    <WaterfallChart
      title="What is left of the rent"
      summary="Half of it"
      steps={[
        { label: 'Rent', value: 2, amount: '$2' },
        { label: 'Repairs', value: -1, amount: '−$1' },
      ]}
      total={{ label: 'Left', value: 1, amount: '$1' }}
      legend={{ added: 'Received', taken: 'Paid', hatched: 'Assumed' }}
      table={table}
    />
  ),
})
