import * as z from 'zod/mini'
import { declineReasons, leadOutcomes } from './consultation-lists.ts'
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
        data: z.object(
          {
            id: z.uuid(inEnglish),
            /** Of `lead.not_reached`: when the partner means to try again. */
            again_at: z.optional(z.iso.datetime(inEnglish)),
            /** Of `lead.declined`: why. */
            reason: z.optional(z.enum(declineReasons, inEnglish)),
            /** Of `lead.closed`, if the partner tells it. */
            outcome: z.optional(z.enum(leadOutcomes, inEnglish)),
            /** Of `lead.opted_out`: from what. */
            from: z.optional(z.enum(partnerOptOuts, inEnglish)),
          },
          inEnglish,
        ),
      },
      inEnglish,
    )
    .check(
      z.superRefine(({ type, data }, context) => {
        const missing = detailOf(type)
        if (missing === undefined || data[missing] !== undefined) return
        context.addIssue({ code: 'custom', path: ['data', missing], message: `${type} needs ${missing}` })
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

/** The detail without which an event of this type says nothing. */
function detailOf(type: (typeof partnerEventTypes)[number]): 'again_at' | 'reason' | 'from' | undefined {
  if (type === 'lead.not_reached') return 'again_at'
  if (type === 'lead.opted_out') return 'from'
  return type === 'lead.declined' ? 'reason' : undefined
}
