import type { PartDocs } from '../../foundations/part-docs.ts'
import { TierBadge } from '../../components/tier-badge/tier-badge.tsx'
import { ProfileHeader } from './profile-header.tsx'

export const docs = {
  use: ['On top of a person’s own page.'],
  avoid: ['Public pages: use PageHeader.'],
  keyboard: [],
  name: 'The title is the heading of level 1.',
  good: {
    drawing: (
      <ProfileHeader
        title="Welcome Back, Margaret"
        picture={{ name: 'Margaret Ellison' }}
        facts={<TierBadge tone="silver" label="Silver" />}
      />
    ),
    why: 'A person’s own page: who it is about, and how they stand.',
  },
  bad: {
    drawing: <ProfileHeader title="What Is a DST?" picture={{ name: 'DST Investing' }} />,
    why: 'This page is about nobody: use PageHeader.',
  },
  conformance: {
    kind: 'composition',
    role: 'heading',
    name: 'Welcome Back',
    element: <ProfileHeader title="Welcome Back" picture={{ name: 'Your picture' }} />,
  },
} satisfies PartDocs
