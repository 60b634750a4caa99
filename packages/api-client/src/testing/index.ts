export { createFakeApiClient } from './create-fake-api-client.ts'
export type { FakeApiClient } from './create-fake-api-client.ts'
export type { FakeBackend, FakeBackendOptions } from './fake-backend.ts'
export type { ApiCallName, CallPayload, CallPayloads, RecordedCall } from './fake-call.ts'
export type { FakeConsent, FakeConsents } from './fake-consents.ts'
export type { FakeConsultations } from './fake-consultations.ts'
export { createFakeDeskClient } from './fake-desk.ts'
export type { FakeDeskClient, FakeDeskOptions } from './fake-desk.ts'
export type { FakeOfficeOptions } from './fake-desk-office.ts'
export type { DeskCallPayloads } from './fake-desk-call.ts'
export type { FakeLeads } from './fake-leads.ts'
export type { FakeExchange } from './fake-exchange.ts'
export type { CallMade, FakeScript } from './fake-script.ts'
export { sampleSecurity } from './fake-security.ts'
export type { FakeSecurity } from './fake-security.ts'
export type { FakeShares } from './fake-shares.ts'
export type { FakeSlots } from './fake-slots.ts'
export type { FakeSubmissions } from './fake-submissions.ts'
export type { FakeVerdicts } from './fake-verdicts.ts'
export { acknowledgedConsultation, goldSubmission, samplePartner } from './sample-consultation.ts'
export { sampleAdviser, sampleSchedule, sampleStaff } from './sample-desk.ts'
export {
  acknowledgedLead,
  againLead,
  calledLead,
  closedLead,
  declinedLead,
  failedLead,
  lateLead,
  sampleLead,
  sampleLeads,
  scheduledLead,
  sentLead,
  withdrawnLead,
} from './sample-leads.ts'
export { failingHealth, fineHealth, sampleFigures, sampleMessages } from './sample-office.ts'
export { deletedProof, sampleProof } from './sample-proofs.ts'
export { deadDelivery, deadWithdrawal, sampleRequests } from './sample-requests.ts'
export { goldInvestor, newInvestor } from '@dst/contracts/sample-investor'
