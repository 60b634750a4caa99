/** What the partner can report about a request. */
export const partnerEventTypes = ['lead.acknowledged', 'lead.called', 'lead.scheduled', 'lead.closed'] as const
