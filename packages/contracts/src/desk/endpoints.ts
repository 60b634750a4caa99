import * as z from 'zod/mini'
import { always, answerProblems, emptySchema, withBody } from '../answer-problems.ts'
import { consentProofSchema } from '../consent-proof.ts'
import type { Endpoint } from '../endpoint.ts'
import { firmSlotDaysSchema, savedFirmScheduleSchema, saveFirmScheduleSchema } from '../firm-schedule.ts'
import { deskFiguresSchema } from './figures.ts'
import { deskHealthSchema } from './health.ts'
import {
  leadNewsQuerySchema,
  leadNewsSchema,
  leadPageSchema,
  leadSchema,
  listLeadsSchema,
  pendingActionSchema,
} from './lead.ts'
import { actionHeadersSchema, recordActionSchema } from './lead-action.ts'
import { deskMemberSchema } from './member.ts'
import { deskMessageSchema, listMessagesSchema, markMessageSchema, messagePageSchema } from './message.ts'
import { deskJobSchema, deskRequestSchema, listRequestsSchema, requestPageSchema } from './request.ts'

const idParams = z.object({ id: z.uuid('The id is a UUID') })
/** A stranger to the desk gets the 404 of an address that does not exist. */
const atDesk = answerProblems(401, 404)

/** Every call of the desk. The key is the call's name and its OpenAPI operation id. */
export const deskEndpoints = {
  getDeskMember: {
    method: 'GET',
    path: '/api/desk/me',
    access: 'desk',
    summary: 'Read who is at the desk, and when the session ends',
    responses: { 200: deskMemberSchema, ...always, ...atDesk },
  },
  listLeads: {
    method: 'POST',
    path: '/api/desk/leads/list',
    access: 'desk-partner',
    summary: "List the leads of the caller's firm, by promised time, and today's appointments",
    body: listLeadsSchema,
    responses: { 200: leadPageSchema, ...withBody, ...atDesk },
  },
  countLeadNews: {
    method: 'POST',
    path: '/api/desk/leads/news',
    access: 'desk-partner',
    summary: 'Count what arrived or changed since a page was read; does not count as use',
    body: leadNewsQuerySchema,
    responses: { 200: leadNewsSchema, ...withBody, ...atDesk },
  },
  openLead: {
    method: 'GET',
    path: '/api/desk/leads/:id',
    access: 'desk-partner',
    summary: "Read one lead of the caller's firm; its person is shown that it was opened",
    params: idParams,
    responses: { 200: leadSchema, ...always, ...atDesk, ...answerProblems(400) },
  },
  recordLeadAction: {
    method: 'POST',
    path: '/api/desk/leads/:id/actions',
    access: 'desk-partner',
    summary: 'Record an action, which takes effect a few seconds later unless it is undone; one per Idempotency-Key',
    params: idParams,
    headers: actionHeadersSchema,
    body: recordActionSchema,
    responses: { 200: pendingActionSchema, 201: pendingActionSchema, ...withBody, ...atDesk, ...answerProblems(409) },
  },
  undoLeadAction: {
    method: 'DELETE',
    path: '/api/desk/actions/:id',
    access: 'desk-partner',
    summary: 'Undo an action of the caller that has not taken effect; 409 once it has',
    params: idParams,
    responses: { 204: emptySchema, ...always, ...atDesk, ...answerProblems(400, 409) },
  },
  readSchedule: {
    method: 'GET',
    path: '/api/desk/schedule',
    access: 'desk-partner',
    summary: 'Read when the firm can be talked to',
    responses: { 200: savedFirmScheduleSchema, ...always, ...atDesk },
  },
  saveSchedule: {
    method: 'PUT',
    path: '/api/desk/schedule',
    access: 'desk-partner',
    summary: 'Save when the firm can be talked to, in place of a version; 409 with the one in force for another',
    body: saveFirmScheduleSchema,
    responses: { 200: savedFirmScheduleSchema, ...withBody, ...atDesk, ...answerProblems(409) },
  },
  listFirmSlots: {
    method: 'GET',
    path: '/api/desk/slots',
    access: 'desk-partner',
    summary: "List the times of the firm's next working days: free, booked or blocked",
    responses: { 200: firmSlotDaysSchema, ...always, ...atDesk },
  },
  listRequests: {
    method: 'POST',
    path: '/api/desk/requests/list',
    access: 'desk-staff',
    summary: 'List or find requests by state, age, firm, channel, id, name or address',
    body: listRequestsSchema,
    responses: { 200: requestPageSchema, ...withBody, ...atDesk },
  },
  openRequest: {
    method: 'GET',
    path: '/api/desk/requests/:id',
    access: 'desk-staff',
    summary: 'Read how one request travels: its events, attempts and jobs',
    params: idParams,
    responses: { 200: deskRequestSchema, ...always, ...atDesk, ...answerProblems(400) },
  },
  askForConsent: {
    method: 'POST',
    path: '/api/desk/requests/:id/ask-consent',
    access: 'desk-staff',
    summary: 'Ask the person by mail whether the request may go to the present firm; once per request and firm',
    params: idParams,
    responses: { 204: emptySchema, ...always, ...atDesk, ...answerProblems(400, 403, 409) },
  },
  readProof: {
    method: 'GET',
    path: '/api/desk/requests/:id/proof',
    access: 'desk-staff',
    summary: 'Read all that proves the consents of one request, also after its account was deleted',
    params: idParams,
    responses: { 200: consentProofSchema, ...always, ...atDesk, ...answerProblems(400) },
  },
  listDeadLetters: {
    method: 'GET',
    path: '/api/desk/dead-letters',
    access: 'desk-staff',
    summary: 'List the jobs that failed to the end',
    responses: { 200: z.array(deskJobSchema), ...always, ...atDesk },
  },
  retryJob: {
    method: 'POST',
    path: '/api/desk/jobs/:id/retry',
    access: 'desk-staff',
    summary: 'Do a waiting, canceled or dead job now',
    params: idParams,
    responses: { 204: emptySchema, ...always, ...atDesk, ...answerProblems(400, 409) },
  },
  cancelJob: {
    method: 'POST',
    path: '/api/desk/jobs/:id/cancel',
    access: 'desk-staff',
    summary: 'Never do a waiting or dead job',
    params: idParams,
    responses: { 204: emptySchema, ...always, ...atDesk, ...answerProblems(400, 409) },
  },
  listMessages: {
    method: 'POST',
    path: '/api/desk/messages/list',
    access: 'desk-staff',
    summary: 'List messages from the contact form',
    body: listMessagesSchema,
    responses: { 200: messagePageSchema, ...withBody, ...atDesk },
  },
  markMessage: {
    method: 'PUT',
    path: '/api/desk/messages/:id/answered',
    access: 'desk-staff',
    summary: 'Mark a message as answered, or as not',
    params: idParams,
    body: markMessageSchema,
    responses: { 200: deskMessageSchema, ...withBody, ...atDesk },
  },
  readDeskHealth: {
    method: 'GET',
    path: '/api/desk/health',
    access: 'desk-staff',
    summary: 'Check what the doctor command checks, with the failures of the last day',
    responses: { 200: deskHealthSchema, ...always, ...atDesk },
  },
  readDeskFigures: {
    method: 'GET',
    path: '/api/desk/figures',
    access: 'desk-staff',
    summary: 'Count requests, acknowledgments, calls and outcomes by week and tier',
    responses: { 200: deskFiguresSchema, ...always, ...atDesk },
  },
} as const satisfies Record<string, Endpoint>

/** The type of the desk's endpoint table, with the schemas of every call. */
export type DeskEndpoints = typeof deskEndpoints

/** The name of a call of the desk. */
export type DeskEndpointName = keyof DeskEndpoints
