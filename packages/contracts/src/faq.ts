import * as z from 'zod'

/** One question with its answer, as returned by GET /api/faqs. `order` is its position in the whole list. */
export const faqEntrySchema = z
  .object({
    id: z.int(),
    question: z.string(),
    answer: z.string(),
    category: z.string(),
    order: z.int(),
  })
  .meta({ description: 'One frequently asked question' })

export type FaqEntry = z.output<typeof faqEntrySchema>
