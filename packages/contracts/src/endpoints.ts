import * as z from 'zod/mini'
import { agreementSchema, agreeSchema } from './agreement.ts'
import { always, answerProblems, emptySchema, myRecord, signedIn, withBody } from './answer-problems.ts'
import { consultationEndpoints } from './consultation-endpoints.ts'
import { contactHeadersSchema, contactMessageSchema, contactReceiptSchema } from './contact.ts'
import type { Endpoint } from './endpoint.ts'
import { exchangeEndpoints } from './exchange-endpoints.ts'
import { faqEntrySchema } from './faq.ts'
import { accountEmail } from './fields.ts'
import { livenessSchema, readinessSchema } from './health.ts'
import { accountExistsSchema, investorSchema } from './investor.ts'
import { notificationPreferencesSchema } from './notification-preferences.ts'
import { partnerEventSchema, partnerHeadersSchema } from './partner-event.ts'
import { problemSchema } from './problem.ts'
import { questionnaireRecordSchema } from './questionnaire-record.ts'
import { consentRecordSchema, myDataSchema, submissionSchema } from './my-data.ts'
import { saveUserBodySchema, saveUserHeadersSchema } from './save-user.ts'
import { securityEndpoints } from './security-endpoints.ts'
import { tierSyncSchema } from './tier-sync.ts'

const emailParams = z.object({ email: accountEmail() })

/**
 * Every call of the API. Server routes, the client and the OpenAPI page are derived from this table. The key is the
 * call's name and its OpenAPI operation id.
 */
export const endpoints = {
  listFaqs: {
    method: 'GET',
    path: '/api/faqs',
    access: 'public',
    summary: 'List the frequently asked questions',
    responses: { 200: z.array(faqEntrySchema), ...always },
  },
  getMe: {
    method: 'GET',
    path: '/api/me',
    access: 'investor',
    summary: 'Read the signed-in investor, creating the record on the first call',
    responses: { 200: investorSchema, ...always, ...signedIn },
  },
  updateNotifications: {
    method: 'PUT',
    path: '/api/me/notifications',
    access: 'investor',
    summary: 'Save which messages the signed-in investor wants',
    body: notificationPreferencesSchema,
    responses: { 200: investorSchema, ...withBody, ...signedIn },
  },
  listSubmissions: {
    method: 'GET',
    path: '/api/me/submissions',
    access: 'investor',
    summary: "List the signed-in investor's answers to the questionnaire, the newest first",
    responses: { 200: z.array(submissionSchema), ...always, ...signedIn },
  },
  listConsents: {
    method: 'GET',
    path: '/api/me/consents',
    access: 'investor',
    summary: 'List what the signed-in investor agreed to or refused, each with its words, the newest first',
    responses: { 200: z.array(consentRecordSchema), ...always, ...signedIn },
  },
  readAgreement: {
    method: 'GET',
    path: '/api/me/agreement',
    access: 'investor',
    summary: 'Read whether the signed-in investor is asked to agree to changed terms, and what has changed',
    responses: { 200: agreementSchema, ...always, ...signedIn },
  },
  agreeToTerms: {
    method: 'PUT',
    path: '/api/me/agreement',
    access: 'investor',
    summary: 'Agree to the terms in effect; where the words named are others, they are asked about still',
    body: agreeSchema,
    responses: { 200: agreementSchema, ...withBody, ...signedIn },
  },
  downloadMyData: {
    method: 'GET',
    path: '/api/me/data',
    access: 'investor',
    summary: 'Read everything that is stored about the signed-in investor',
    responses: { 200: myDataSchema, ...always, ...signedIn },
  },
  ...securityEndpoints,
  ...exchangeEndpoints,
  deleteMe: {
    method: 'DELETE',
    path: '/api/me',
    access: 'investor',
    summary: 'Delete the account of the signed-in investor, after a sign-in of the last ten minutes',
    responses: { 204: emptySchema, ...always, ...myRecord },
  },
  findUser: {
    method: 'GET',
    path: '/api/users/:email',
    access: 'optional',
    summary: 'Without a token: whether an account exists. With a token: the record of its own address',
    params: emailParams,
    responses: {
      200: z.union([investorSchema, accountExistsSchema]),
      404: z.union([problemSchema, accountExistsSchema]),
      ...always,
      ...myRecord,
      ...answerProblems(400),
    },
  },
  saveUser: {
    method: 'PUT',
    path: '/api/users/:email',
    access: 'investor',
    summary:
      'Save the questionnaire record or the profile fields of the own address; 409 where If-Match names an ' +
      'older version',
    params: emailParams,
    headers: saveUserHeadersSchema,
    body: saveUserBodySchema,
    responses: { 200: investorSchema, ...withBody, ...myRecord, ...answerProblems(409) },
  },
  createUser: {
    method: 'POST',
    path: '/api/users',
    access: 'investor',
    summary: 'Create the record of the own address from a questionnaire record',
    body: questionnaireRecordSchema,
    responses: { 201: investorSchema, ...withBody, ...myRecord, ...answerProblems(409) },
  },
  syncTier: {
    method: 'POST',
    path: '/api/sync-to-supabase',
    access: 'investor',
    summary: "Copy tier and score to the signed-in user's auth metadata",
    body: tierSyncSchema,
    responses: { 204: emptySchema, ...withBody, ...myRecord, ...answerProblems(404) },
  },
  ...consultationEndpoints,
  receivePartnerEvent: {
    method: 'POST',
    path: '/api/partner/events',
    access: 'partner',
    summary:
      'Take word from the partner about a request, signed as Standard Webhooks are; a repeat counts once, and 409 ' +
      'names the state of a request whose end the event contradicts',
    headers: partnerHeadersSchema,
    body: partnerEventSchema,
    responses: { 204: emptySchema, ...withBody, ...answerProblems(401, 404, 409) },
  },
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    summary: 'Send a message from the contact form; one message per Idempotency-Key, 200 for a repeat',
    headers: contactHeadersSchema,
    body: contactMessageSchema,
    responses: { 200: contactReceiptSchema, 201: contactReceiptSchema, ...withBody, ...answerProblems(409) },
  },
  liveness: {
    method: 'GET',
    path: '/health/live',
    access: 'public',
    summary: 'Whether the process runs',
    responses: { 200: livenessSchema },
  },
  readiness: {
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    summary: 'Whether the process can serve',
    responses: { 200: readinessSchema, 503: readinessSchema },
  },
} as const satisfies Record<string, Endpoint>

/** The type of the endpoint table, with the schemas of every call. */
export type Endpoints = typeof endpoints

/** The name of a call: its key in the endpoint table and its OpenAPI operation id. */
export type EndpointName = keyof Endpoints
