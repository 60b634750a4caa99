import * as z from 'zod'
import { timestamp } from './fields.ts'

/** What the partner can report about a request. */
export const partnerEventTypes = ['lead.acknowledged', 'lead.called', 'lead.scheduled', 'lead.closed'] as const

/** An event from the partner about one request; additional fields are allowed. */
export const partnerEventSchema = z
  .object({
    type: z.enum(partnerEventTypes),
    timestamp,
    data: z.object({ id: z.uuid() }),
  })
  .meta({ description: 'Word from the partner about a request' })

export type PartnerEvent = z.output<typeof partnerEventSchema>

/** The headers of Standard Webhooks; other headers are allowed. */
export const partnerHeadersSchema = z.looseObject({
  'webhook-id': z.string().min(1).max(200),
  'webhook-timestamp': z.string().regex(/^\d{1,12}$/),
  'webhook-signature': z.string().min(1).max(1000),
})
