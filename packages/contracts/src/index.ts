export { consentProofSchema, proofEntrySchema } from './consent-proof.ts'
export type { ConsentProof, ProofEntry } from './consent-proof.ts'
export { agreementSchema, agreeSchema } from './agreement.ts'
export type { Agreement } from './agreement.ts'
export {
  consultationHeadersSchema,
  consultationReceiptSchema,
  consultationRequestSchema,
  consultationSchema,
  partnerSchema,
  shareConsultationSchema,
  submittedChoicesSchema,
} from './consultation.ts'
export {
  consentReasons,
  contactMethods,
  contactTimes,
  phoneSources,
  requestEvents,
  requestStates,
} from './consultation-lists.ts'
export type {
  Consultation,
  ConsultationReceipt,
  ConsultationRequest,
  ConsultationRequestInput,
  Partner,
  SubmittedChoices,
} from './consultation.ts'
export type { ConsentReason, PhoneSource, RequestEvent, RequestState } from './consultation-lists.ts'
export { contactHeadersSchema, contactMessageSchema, contactReceiptSchema } from './contact.ts'
export type { ContactMessage, ContactReceipt } from './contact.ts'
export { fillPath, fullPath } from './endpoint.ts'
export type { Access, Endpoint, ParamNames, PathParams, RequestBody, SuccessBody, SuccessStatus } from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export type { EndpointName, Endpoints } from './endpoints.ts'
export { exchangeFileSchema, saveExchangeFileSchema, savedExchangeFileSchema } from './exchange-file.ts'
export type { SavedExchangeFile } from './exchange-file.ts'
export { exchangeRemindersSchema, reminderChoiceSchema } from './exchange-reminders.ts'
export type { ExchangeReminders } from './exchange-reminders.ts'
export { exchangeFactsSchema } from './exchange-facts.ts'
export { exchangeShareSchema, sharedExchangeSchema, shareExchangeSchema } from './exchange-share.ts'
export type { ExchangeShare, SharedExchange, ShareExchange } from './exchange-share.ts'
export { faqEntrySchema } from './faq.ts'
export type { FaqEntry } from './faq.ts'
export { fieldLimits } from './field-limits.ts'
export {
  firmScheduleSchema,
  firmSlotDaysSchema,
  savedFirmScheduleSchema,
  saveFirmScheduleSchema,
} from './firm-schedule.ts'
export type { FirmSchedule, FirmSlotDays, SavedFirmSchedule } from './firm-schedule.ts'
export { livenessSchema, readinessSchema } from './health.ts'
export type { Readiness } from './health.ts'
export { accountExistsSchema, investorSchema } from './investor.ts'
export type { AccountExists, Investor } from './investor.ts'
export { consentRecordSchema, myDataSchema, submissionSchema } from './my-data.ts'
export type { ConsentRecord, MyData, Submission } from './my-data.ts'
export { accountSecuritySchema, mySessionSchema, securityEventSchema } from './security.ts'
export { securityEventKinds } from './security-event-kinds.ts'
export type { AccountSecurity, MySession, SecurityEvent } from './security.ts'
export type { SecurityEventKind } from './security-event-kinds.ts'
export { notificationPreferencesSchema } from './notification-preferences.ts'
export type { NotificationPreferences } from './notification-preferences.ts'
export { partnerEventSchema, partnerHeadersSchema } from './partner-event.ts'
export { partnerEventTypes, partnerOptOuts } from './partner-event-list.ts'
export type { PartnerOptOut } from './partner-event-list.ts'
export type { PartnerEvent } from './partner-event.ts'
export { problemIssueSchema, problemSchema } from './problem.ts'
export type { Problem, ProblemIssue, ProblemSchema } from './problem.ts'
export { problemCodes, problems } from './problem-table.ts'
export type { ProblemCode, ProblemDefinition } from './problem-table.ts'
export { problemIssues, problemIssuesFromValidation } from './problem-issues.ts'
export type { Rejection, ValidationDetail } from './problem-issues.ts'
export { profileUpdateSchema } from './profile-update.ts'
export type { ProfileUpdate } from './profile-update.ts'
export { questionnaireRecordSchema } from './questionnaire-record.ts'
export type { QuestionnaireRecord, QuestionnaireRecordInput } from './questionnaire-record.ts'
export { isQuestionnaireRecord, saveUserBodySchema, saveUserHeadersSchema } from './save-user.ts'
export type { SaveUserBody } from './save-user.ts'
export {
  appointmentSchema,
  bookingSchema,
  bookingWaySchema,
  conversationWaySchema,
  holdRequestSchema,
  holdSchema,
  slotDaysSchema,
  slotHeadersSchema,
  slotSchema,
} from './slot.ts'
export type { Appointment, BookingWay, ConversationWay, Hold, Slot, SlotDays } from './slot.ts'
export { tierSyncSchema } from './tier-sync.ts'
export type { TierSync } from './tier-sync.ts'
export { displayedVerdictSchema, verdictCountSchema } from './verdict.ts'
export type { VerdictCount } from './verdict.ts'
