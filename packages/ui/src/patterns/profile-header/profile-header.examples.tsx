import type { Examples } from '../../foundations/guidance.ts'
import { TierBadge } from '../../components/tier-badge/tier-badge.tsx'
import { ProfileHeader } from './profile-header.tsx'

export const examples: Examples = {
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
}
