import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context'
import type { AuthFailure } from '../failures'
import { mfaFailures } from '../failures/mfa'
import { fail, type Result } from '../result'
import { authenticate } from './authenticate'
import type { SignedIn } from './session-json'

/** The user and session of a call that anonymous users may not make. */
export async function authenticatePermanent(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Result<SignedIn, AuthFailure>> {
  const signedIn = await authenticate(context, request)
  return signedIn.ok && signedIn.value.account.user.is_anonymous ? fail(mfaFailures.anonymous) : signedIn
}

/** An id in the path of a call; undefined when it is none. */
export function pathId(request: FastifyRequest, name: string): string | undefined {
  const value = (request.params as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' && isUuid(value) ? value.toLowerCase() : undefined
}

/** Whether a text is an id. */
export function isUuid(text: string): boolean {
  return z.uuid().safeParse(text).success
}
