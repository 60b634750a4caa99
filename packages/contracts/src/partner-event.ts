import * as z from 'zod/mini'
import { described } from './described.ts'
import { inEnglish } from './in-english.ts'
import { partnerEventTypes, partnerOptOuts } from './partner-event-list.ts'

/** An event from the partner about one request; `lead.opted_out` says from what. Additional fields are allowed. */
export const partnerEventSchema = described(
  'Word from the partner about a request',
  z
    .object(
      {
        type: z.enum(partnerEventTypes, inEnglish),
        timestamp: z.iso.datetime(inEnglish),
        data: z.object({ id: z.uuid(inEnglish), from: z.optional(z.enum(partnerOptOuts, inEnglish)) }, inEnglish),
      },
      inEnglish,
    )
    .check(
      z.superRefine(({ type, data }, context) => {
        if (type !== 'lead.opted_out' || data.from !== undefined) return
        context.addIssue({ code: 'custom', path: ['data', 'from'], message: 'lead.opted_out names calls, text or all' })
      }),
    ),
)

/** What the partner reports about one request: the kind of event, its time and the id of the request. */
export type PartnerEvent = z.output<typeof partnerEventSchema>

/** The headers of Standard Webhooks; other headers are allowed. */
export const partnerHeadersSchema = z.looseObject({
  'webhook-id': z.string(inEnglish).check(z.minLength(1), z.maxLength(200)),
  'webhook-timestamp': z.string(inEnglish).check(z.regex(/^\d{1,12}$/)),
  'webhook-signature': z.string(inEnglish).check(z.minLength(1), z.maxLength(1000)),
})
