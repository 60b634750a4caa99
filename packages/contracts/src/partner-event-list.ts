/** What the partner can report about a request. */
export const partnerEventTypes = [
  'lead.acknowledged',
  'lead.called',
  'lead.not_reached',
  'lead.scheduled',
  'lead.closed',
  'lead.declined',
  'lead.opted_out',
  'lead.deleted',
] as const

/** What a person can tell the partner that they want no more: calls, text messages, or both. */
export const partnerOptOuts = ['calls', 'text', 'all'] as const

/** One of `partnerOptOuts`. */
export type PartnerOptOut = (typeof partnerOptOuts)[number]
