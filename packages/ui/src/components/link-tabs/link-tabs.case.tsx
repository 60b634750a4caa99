import { composition } from '../../testing/conformance.ts'
import { nothing } from '../../testing/sample-props.ts'
import { LinkTabs } from './link-tabs.tsx'

export default composition({
  role: 'tablist',
  name: 'Who invests',
  element: (
    <LinkTabs
      label="Who invests"
      tabs={[{ id: 'people', label: 'Individuals', content: 'First' }]}
      shown="people"
      onShow={nothing}
    />
  ),
})
