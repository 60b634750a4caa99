import { composition } from '../../testing/conformance.ts'
import { DataTable } from './data-table.tsx'

export default composition({
  role: 'table',
  name: 'DST and REIT',
  element: (
    <DataTable caption="DST and REIT" columns={['', 'DST']} rows={[{ heading: 'Minimum', cells: ['$100,000'] }]} />
  ),
})
