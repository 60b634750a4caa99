import type { Examples } from '../../foundations/guidance.ts'
import { Badge } from './badge.tsx'

export const examples: Examples = {
  good: { drawing: <Badge tone="positive">Confirmed</Badge>, why: 'A word for a state.' },
  bad: {
    drawing: <Badge tone="positive">We have received your request and write to you soon</Badge>,
    why: 'A sentence is a message: use Banner.',
  },
}
