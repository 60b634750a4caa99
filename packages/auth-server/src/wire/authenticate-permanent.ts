import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import type { FailureReply } from '../failures/index.ts'
import { mfaFailures } from '../failures/mfa.ts'
import { fail, type Result } from '../failures/result.ts'
import { authenticate } from './authenticate.ts'
import type { SignedIn } from './session-json.ts'

/** The user and session of a call that is not allowed for anonymous users. */
export async function authenticatePermanent(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Result<SignedIn, FailureReply>> {
  const signedIn = await authenticate(context, request)
  return signedIn.ok && signedIn.value.account.user.is_anonymous ? fail(mfaFailures.anonymous) : signedIn
}

/** An id in the path of a call; undefined if it is not an id. */
export function pathId(request: FastifyRequest, name: string): string | undefined {
  const value = (request.params as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' && isUuid(value) ? value.toLowerCase() : undefined
}

/** Whether a string is an id. */
export function isUuid(text: string): boolean {
  return z.uuid().safeParse(text).success
}
