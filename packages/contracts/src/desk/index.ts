export { deskEndpoints } from './endpoints.ts'
export type { DeskEndpointName, DeskEndpoints } from './endpoints.ts'
export { deskFiguresSchema, deskWeekSchema } from './figures.ts'
export type { DeskFigures, DeskWeek } from './figures.ts'
export { deskHealthSchema } from './health.ts'
export type { DeskHealth } from './health.ts'
export { leadNewsSchema, leadPageSchema, leadRowSchema, leadSchema, pendingActionSchema } from './lead.ts'
export type { DeskLead, LeadNews, LeadPage, LeadRow, PendingAction } from './lead.ts'
export { leadActionSchema } from './lead-action.ts'
export type { LeadAction } from './lead-action.ts'
export {
  declineReasons,
  deliveryChannels,
  deskRoles,
  leadActionKinds,
  leadEvents,
  leadOutcomes,
  leadViews,
  optOuts,
  requestAges,
} from './lists.ts'
export type {
  DeclineReason,
  DeliveryChannel,
  DeskRole,
  LeadActionKind,
  LeadEvent,
  LeadOutcome,
  LeadView,
  OptOut,
  RequestAge,
} from './lists.ts'
export { deskFirmSchema, deskMemberSchema } from './member.ts'
export type { DeskMember } from './member.ts'
export { deskMessageSchema, messagePageSchema } from './message.ts'
export type { DeskMessage, MessagePage } from './message.ts'
export {
  deliveryAttemptSchema,
  deskJobSchema,
  deskRequestSchema,
  requestPageSchema,
  requestRowSchema,
} from './request.ts'
export type { DeliveryAttempt, DeskJob, DeskRequest, ListRequests, RequestPage, RequestRowOfDesk } from './request.ts'
