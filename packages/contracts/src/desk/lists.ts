import { requestEvents, type deskRoles } from '../consultation-lists.ts'

export { declineReasons, deskRoles, leadOutcomes } from '../consultation-lists.ts'
export type { DeclineReason, LeadOutcome } from '../consultation-lists.ts'

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

/**
 * What the firm sees of what happened to a lead. `action_void`: an action did not take effect, because the lead had
 * changed by then; only the firm sees it.
 */
export const leadEvents = [...requestEvents, 'action_void'] as const
export type LeadEvent = (typeof leadEvents)[number]

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
