import { composition } from '../../testing/conformance.ts'
import { LinkCards } from './link-cards.tsx'

export default composition({
  role: 'link',
  name: 'Can I lose money?',
  element: <LinkCards items={[{ href: '#lose', label: 'Can I lose money?' }]} />,
})
