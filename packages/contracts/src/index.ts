import './without-eval'

export {
  consultationHeadersSchema,
  consultationReceiptSchema,
  consultationRequestSchema,
  consultationSchema,
  shareConsultationSchema,
} from './consultation'
export { contactMethods, contactTimes, partnerSchema, requestEvents, requestStates } from './consultation'
export type {
  Consultation,
  ConsultationReceipt,
  ConsultationRequest,
  ConsultationRequestInput,
  Partner,
  RequestEvent,
  RequestState,
} from './consultation'
export { contactHeadersSchema, contactMessageSchema, contactReceiptSchema } from './contact'
export type { ContactMessage, ContactReceipt } from './contact'
export { fillPath, fullPath } from './endpoint'
export type { Access, Endpoint, PathParams, RequestBody, SuccessBody } from './endpoint'
export { endpoints } from './endpoints'
export type { EndpointName, Endpoints } from './endpoints'
export { faqEntrySchema } from './faq'
export type { FaqEntry } from './faq'
export { fieldLimits } from './field-limits'
export { livenessSchema, readinessSchema } from './health'
export type { Readiness } from './health'
export { accountExistsSchema, investorSchema } from './investor'
export type { AccountExists, Investor } from './investor'
export { consentRecordSchema, myDataSchema, submissionSchema } from './my-data'
export type { ConsentRecord, MyData, Submission } from './my-data'
export { accountSecuritySchema, securityEventKinds } from './security'
export type { AccountSecurity, OwnSession, SecurityEvent, SecurityEventKind } from './security'
export { notificationPreferencesSchema } from './notification-preferences'
export type { NotificationPreferences } from './notification-preferences'
export { partnerEventSchema, partnerEventTypes, partnerHeadersSchema } from './partner-event'
export type { PartnerEvent } from './partner-event'
export { problemCodes, problemIssueSchema, problems, problemSchema } from './problem'
export type { Problem, ProblemCode, ProblemDefinition, ProblemIssue } from './problem'
export { problemIssues, problemIssuesFromValidation } from './problem-issues'
export type { ValidationDetail } from './problem-issues'
export { profileUpdateSchema } from './profile-update'
export type { ProfileUpdate } from './profile-update'
export { questionnaireRecordSchema } from './questionnaire-record'
export type { QuestionnaireRecord, QuestionnaireRecordInput } from './questionnaire-record'
export { isQuestionnaireRecord, saveUserBodySchema, saveUserHeadersSchema } from './save-user'
export type { SaveUserBody } from './save-user'
export { appointmentSchema, bookingSchema, holdRequestSchema, holdSchema, slotDaysSchema, slotSchema } from './slot'
export type { Appointment, Hold, Slot, SlotDays } from './slot'
export { tierSyncSchema } from './tier-sync'
export type { TierSync } from './tier-sync'
