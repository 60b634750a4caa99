import * as z from 'zod/mini'
import { always, answerProblems, emptySchema, signedIn, withBody } from './answer-problems.ts'
import type { Endpoint } from './endpoint.ts'
import { myExchangeFileSchema, savedExchangeFileSchema, saveExchangeFileSchema } from './exchange-file.ts'
import { exchangeRemindersSchema, reminderChoiceSchema, reminderHeadersSchema } from './exchange-reminders.ts'
import { exchangeShareSchema, sharedExchangeSchema, shareExchangeSchema, shareId } from './exchange-share.ts'
import { ifMatch } from './record-version.ts'
import { displayedVerdictSchema, verdictCountSchema } from './verdict.ts'

const shareParams = z.object({ id: shareId })

/** The calls about an exchange file. */
export const exchangeEndpoints = {
  readExchangeFile: {
    method: 'GET',
    path: '/api/me/exchange-file',
    access: 'investor',
    summary: "Read the signed-in investor's exchange file; null where none is saved",
    responses: { 200: myExchangeFileSchema, ...always, ...signedIn },
  },
  saveExchangeFile: {
    method: 'PUT',
    path: '/api/me/exchange-file',
    access: 'investor',
    summary:
      "Save the signed-in investor's exchange file; 409 with the saved one where If-Match names another version, or " +
      'where one is saved and If-Match names none',
    headers: z.looseObject({ 'if-match': z.optional(ifMatch) }),
    body: saveExchangeFileSchema,
    responses: { 200: savedExchangeFileSchema, ...withBody, ...signedIn, ...answerProblems(409) },
  },
  deleteExchangeFile: {
    method: 'DELETE',
    path: '/api/me/exchange-file',
    access: 'investor',
    summary: "Delete the signed-in investor's exchange file; one that is gone stays gone",
    responses: { 204: emptySchema, ...always, ...signedIn },
  },
  readReminders: {
    method: 'GET',
    path: '/api/me/exchange-reminders',
    access: 'investor',
    summary:
      'Read whether the signed-in investor is reminded of the deadlines of the saved exchange file, and when next',
    responses: { 200: exchangeRemindersSchema, ...always, ...signedIn },
  },
  chooseReminders: {
    method: 'PUT',
    path: '/api/me/exchange-reminders',
    access: 'investor',
    summary: 'Switch reminders of the deadlines on, at 8:00 in a time zone, or off with null',
    headers: reminderHeadersSchema,
    body: reminderChoiceSchema,
    responses: { 200: exchangeRemindersSchema, ...withBody, ...signedIn },
  },
  shareExchange: {
    method: 'POST',
    path: '/api/me/exchange-shares',
    access: 'investor',
    summary: 'Share encrypted content by a link that expires; 409 where too many links are open',
    body: shareExchangeSchema,
    responses: { 201: exchangeShareSchema, ...withBody, ...signedIn, ...answerProblems(409) },
  },
  listExchangeShares: {
    method: 'GET',
    path: '/api/me/exchange-shares',
    access: 'investor',
    summary: "List the signed-in investor's links and when each was opened, the newest first",
    responses: { 200: z.array(exchangeShareSchema), ...always, ...signedIn },
  },
  withdrawExchangeShare: {
    method: 'DELETE',
    path: '/api/me/exchange-shares/:id',
    access: 'investor',
    summary: 'Withdraw a link and delete its content; one that is withdrawn stays so',
    params: shareParams,
    responses: { 204: emptySchema, ...always, ...signedIn, ...answerProblems(400, 404) },
  },
  openExchangeShare: {
    method: 'GET',
    path: '/api/exchange-shares/:id',
    access: 'public',
    summary:
      'Read the encrypted content of a link, which counts as one open; 410 where it has expired or was withdrawn',
    params: shareParams,
    responses: { 200: sharedExchangeSchema, ...always, ...answerProblems(400, 404, 410) },
  },
  countVerdict: {
    method: 'POST',
    path: '/api/verdicts',
    access: 'public',
    summary: 'Count a verdict that was shown, by month and rule, without anything about the person',
    body: displayedVerdictSchema,
    responses: { 204: emptySchema, ...withBody },
  },
  listVerdicts: {
    method: 'GET',
    path: '/api/verdicts',
    access: 'public',
    summary: 'List how often each verdict was shown, by month, the newest first',
    responses: { 200: z.array(verdictCountSchema), ...always },
  },
} as const satisfies Record<string, Endpoint>
