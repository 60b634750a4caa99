import type { PartDocs } from '../../foundations/part-docs.ts'
import { PageHeader } from './page-header.tsx'

export const docs = {
  use: ['Once, at the top of every public page.'],
  avoid: ['Sections of a page: use Section.'],
  keyboard: [],
  name: 'The title is the one heading of level 1.',
  good: {
    drawing: (
      <PageHeader
        eyebrow="Required for DST Investments"
        title="Investor Accreditation"
        lead="What an accredited investor is, and how it is verified."
      />
    ),
    why: 'One header that says what the page is about.',
  },
  bad: {
    drawing: (
      <>
        <PageHeader title="Investor Accreditation" />
        <PageHeader title="How It Is Verified" />
      </>
    ),
    why: 'The second one is a section of the same page: use Section.',
  },
  conformance: {
    kind: 'composition',
    role: 'heading',
    name: 'Investor Accreditation',
    element: <PageHeader title="Investor Accreditation" />,
  },
} satisfies PartDocs
