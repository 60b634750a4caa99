import type { PartDocs } from '../../foundations/part-docs.ts'
import { Badge } from './badge.tsx'

export const docs = {
  use: ['One or two words for the state or kind of the thing beside it.'],
  avoid: ['A message: use Banner.', 'Something to press: use Button.', 'The rank of an investor: use TierBadge.'],
  keyboard: [],
  name: 'Its text. The color repeats it and never stands alone.',
  good: { drawing: <Badge tone="positive">Confirmed</Badge>, why: 'A word for a state.' },
  bad: {
    drawing: <Badge tone="positive">We have received your request and write to you soon</Badge>,
    why: 'A sentence is a message: use Banner.',
  },
  conformance: { kind: 'text', text: 'DST Basics', element: <Badge>DST Basics</Badge> },
} satisfies PartDocs
