/** What the partner can report about a request. */
export const partnerEventTypes = [
  'lead.acknowledged',
  'lead.called',
  'lead.not_reached',
  'lead.scheduled',
  'lead.closed',
  'lead.declined',
] as const
