import { composition } from '../../testing/conformance.ts'
import { LegalPage } from './legal-page.tsx'

export default composition({
  role: 'navigation',
  name: 'Contents',
  element: <LegalPage title="Terms" date="Today" intro="" contentsLabel="Contents" sections={[]} printLabel="Print" />,
})
