import { composition } from '../../testing/conformance.ts'
import { Tabs } from './tabs.tsx'

export default composition({
  role: 'tablist',
  name: 'Guide',
  element: <Tabs label="Guide" items={[{ id: 'one', label: 'One', content: 'First' }]} />,
})
