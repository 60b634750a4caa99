import type { Examples } from '../../foundations/guidance.ts'
import { PageHeader } from './page-header.tsx'

export const examples: Examples = {
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
}
