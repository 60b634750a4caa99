import * as z from 'zod'

/** One question with its answer, as GET /api/faqs lists them. `order` is the place inside the whole list. */
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
