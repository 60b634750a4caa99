import { composition } from '../../testing/conformance.ts'
import { ContentsList } from './contents-list.tsx'

export default composition({
  role: 'navigation',
  name: 'On this page',
  element: <ContentsList label="On this page" items={[{ id: 'one', label: 'One' }]} />,
})
