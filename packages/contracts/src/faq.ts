import * as z from 'zod/mini'
import { described } from './described.ts'

/** One question with its answer, as returned by GET /api/faqs. `order` is its position in the whole list. */
export const faqEntrySchema = described(
  'One frequently asked question',
  z.object({
    id: z.int(),
    question: z.string(),
    answer: z.string(),
    category: z.string(),
    order: z.int(),
  }),
)

/** One question with its answer; `order` is its position in the whole list. */
export type FaqEntry = z.output<typeof faqEntrySchema>
