import { composition } from '../../testing/conformance.ts'
import { PageHeader } from './page-header.tsx'

export default composition({
  role: 'heading',
  name: 'Investor Accreditation',
  element: <PageHeader title="Investor Accreditation" />,
})
