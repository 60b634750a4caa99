import { createApiClient } from '@dst/api-client'
import { faqEntrySchema } from '@dst/contracts'
import { calculateExchange, defaultExchangeInputs } from '@dst/domain/calculator'

const faqs = [{ id: 1, question: 'What is a DST?', answer: 'A trust.', category: 'Basics', order: 1 }]

addEventListener('fetch', (event) => event.respondWith(answer()))

/** Calls the API from the edge; here, one that answers from memory. */
async function answer() {
  const client = createApiClient({ baseUrl: 'https://api.example.com', fetch: async () => Response.json(faqs) })
  const listed = await client.faqs.list()
  const { netEquity } = calculateExchange(defaultExchangeInputs)
  return Response.json({ listed, netEquity, valid: faqEntrySchema.safeParse(faqs[0]).success })
}
