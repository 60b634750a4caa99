import { composition } from '../../testing/conformance.ts'
import { brand } from '../../testing/sample-props.ts'
import { NavigationBar } from './navigation-bar.tsx'

export default composition({
  role: 'navigation',
  name: 'Main',
  element: (
    <NavigationBar
      label="Main"
      brand={brand}
      links={[]}
      session={{ status: 'loading', label: 'Loading' }}
      menuLabels={{ open: 'Open menu', close: 'Close menu' }}
    />
  ),
})
