import type { Examples } from '../../foundations/guidance.ts'
import { TierBadge } from './tier-badge.tsx'

export const examples: Examples = {
  good: { drawing: <TierBadge tone="silver" label="Silver" />, why: 'The name of the tier of an investor.' },
  bad: {
    drawing: (
      <div className="flex flex-wrap gap-2">
        <TierBadge tone="gold" label="Email confirmed" />
        <TierBadge tone="bronze" label="Phone missing" />
      </div>
    ),
    why: 'Neither is a tier of an investor: use Badge.',
  },
}
