import * as z from 'zod'
import { consultationHeadersSchema, consultationReceiptSchema, consultationRequestSchema } from './consultation'
import { contactHeadersSchema, contactMessageSchema, contactReceiptSchema } from './contact'
import type { Endpoint } from './endpoint'
import { faqEntrySchema } from './faq'
import { accountEmail } from './fields'
import { livenessSchema, readinessSchema } from './health'
import { accountExistsSchema, investorSchema } from './investor'
import { notificationPreferencesSchema } from './notification-preferences'
import { problemSchema, type ProblemDefinition } from './problem'
import { questionnaireRecordSchema } from './questionnaire-record'
import { saveUserBodySchema } from './save-user'
import { tierSyncSchema } from './tier-sync'

const emptySchema = z.null().meta({ description: 'No content' })
const emailParams = z.object({ email: accountEmail() })
const always = answerProblems(429, 500, 503)
const withBody = { ...always, ...answerProblems(400, 413, 415) }
const signedIn = answerProblems(401)
const ownRecord = answerProblems(401, 403)

/**
 * Every call of the API. Server routes, the SDK and the OpenAPI page are made from this table.
 * The key is the call's name and its OpenAPI operation id.
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
      ...ownRecord,
      ...answerProblems(400),
    },
  },
  saveUser: {
    method: 'PUT',
    path: '/api/users/:email',
    access: 'investor',
    summary: 'Save the questionnaire record or the six profile fields of the own address',
    params: emailParams,
    body: saveUserBodySchema,
    responses: { 200: investorSchema, ...withBody, ...ownRecord },
  },
  createUser: {
    method: 'POST',
    path: '/api/users',
    access: 'investor',
    summary: 'Create the record of the own address from a questionnaire record',
    body: questionnaireRecordSchema,
    responses: { 201: investorSchema, ...withBody, ...ownRecord, ...answerProblems(409) },
  },
  syncTier: {
    method: 'POST',
    path: '/api/sync-to-supabase',
    access: 'investor',
    summary: "Copy tier and score to the signed-in user's auth metadata",
    body: tierSyncSchema,
    responses: { 204: emptySchema, ...withBody, ...ownRecord, ...answerProblems(404) },
  },
  requestConsultation: {
    method: 'POST',
    path: '/api/consultation-requests',
    access: 'investor',
    summary: 'Ask the advisor partner to get in touch; one request per Idempotency-Key, 200 for a repeat',
    headers: consultationHeadersSchema,
    body: consultationRequestSchema,
    responses: {
      200: consultationReceiptSchema,
      201: consultationReceiptSchema,
      ...withBody,
      ...ownRecord,
      ...answerProblems(409),
    },
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

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

function answerProblems<const Status extends ProblemDefinition['status']>(
  ...statuses: Status[]
): Record<Status, typeof problemSchema> {
  const answers: Partial<Record<ProblemDefinition['status'], typeof problemSchema>> = {}
  for (const status of statuses) answers[status] = problemSchema
  return answers as Record<Status, typeof problemSchema>
}
