import * as z from 'zod/mini'
import { answerProblems, emptySchema } from './answer-problems.ts'
import type { Endpoint } from './endpoint.ts'
import { accountSecuritySchema } from './security.ts'

const sessionParams = z.object({ id: z.uuid('The id of a session is a UUID') })

/** The calls for an account's sessions and security events. */
export const securityEndpoints = {
  getSecurity: {
    method: 'GET',
    path: '/api/me/security',
    access: 'investor',
    summary:
      'List where the account is signed in and what happened to it last; null where the auth service does not tell',
    responses: { 200: accountSecuritySchema, ...answerProblems(401, 429, 500, 503) },
  },
  endSession: {
    method: 'DELETE',
    path: '/api/me/sessions/:id',
    access: 'investor',
    summary: 'Sign the account out in one browser; 404 where it is signed out already',
    params: sessionParams,
    responses: { 204: emptySchema, ...answerProblems(400, 401, 404, 429, 500, 503) },
  },
} as const satisfies Record<string, Endpoint>
