import type { PartDocs } from '../../foundations/part-docs.ts'
import { TierBadge } from './tier-badge.tsx'

export const docs = {
  use: ['The tier of an investor.'],
  avoid: ['Any other state: use Badge.'],
  keyboard: [],
  name: '`label`. The bars and the color repeat it.',
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
  conformance: { kind: 'text', text: 'Silver', element: <TierBadge tone="silver" label="Silver" /> },
} satisfies PartDocs
