import { composition } from '../../testing/conformance.ts'
import { SettingsRows } from './settings-rows.tsx'

export default composition({
  role: 'list',
  name: '',
  element: <SettingsRows rows={[{ id: 'email', content: 'Email' }]} />,
})
