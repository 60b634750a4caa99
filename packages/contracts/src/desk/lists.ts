/** Who works at the desk: an adviser of the partner firm, or the site's staff. */
export const deskRoles = ['partner', 'staff'] as const
export type DeskRole = (typeof deskRoles)[number]

/** What a member of the firm can report about a lead; each means the same as the partner's event of that name. */
export const leadActionKinds = [
  'acknowledge',
  'reached',
  'not_reached',
  'schedule',
  'close',
  'decline',
  'opt_out',
  'confirm_deletion',
] as const
export type LeadActionKind = (typeof leadActionKinds)[number]

/** How a lead ended, as the firm reports it. None says whether or how much somebody invested. */
export const leadOutcomes = ['going_ahead', 'later', 'not_suitable', 'another_way', 'never_reached'] as const
export type LeadOutcome = (typeof leadOutcomes)[number]

/** Why the firm does not take a lead. */
export const declineReasons = [
  'no_capacity',
  'not_licensed_there',
  'conflict_of_interest',
  'not_suitable',
  'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** What the person no longer wants from the firm. */
export const optOuts = ['calls', 'text', 'all'] as const
export type OptOut = (typeof optOuts)[number]

/** The two lists of the firm's desk: what is to be done, by promised time, and what has ended, newest first. */
export const leadViews = ['open', 'ended'] as const
export type LeadView = (typeof leadViews)[number]

/** How old a request is: asked within the last day, week or month, or longer ago. */
export const requestAges = ['day', 'week', 'month', 'older'] as const
export type RequestAge = (typeof requestAges)[number]

/** Channels by which a request reaches the firm besides the desk. */
export const deliveryChannels = ['webhook', 'mail'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]
