import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthFailure } from '../failures'
import { passkeyFailures } from '../failures/passkeys'
import { fail, succeed, type Result } from '../result'
import { isUuid } from './authenticate-permanent'
import { optionalText, readBody } from './body'

const verifyBody = z.object({ challenge_id: optionalText, credential: z.unknown().optional() })

const base64url = z.string().regex(/^[\w-]+$/)
const credentialFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform(() => ({})),
}
const transports = z
  .array(z.string().max(32))
  .max(16)
  .nullish()
  .transform((value) => value ?? [])

const registration = z.object({
  ...credentialFields,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
}) satisfies z.ZodType<RegistrationResponseJSON>

const authentication = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: optionalText,
  }),
}) satisfies z.ZodType<AuthenticationResponseJSON>

/** An answer to a challenge. */
export interface CredentialAnswer<Credential> {
  challengeId: string
  credential: Credential
}

/** Reads what an authenticator made when a passkey was added. */
export function readRegistration(
  request: FastifyRequest,
): Result<CredentialAnswer<RegistrationResponseJSON>, AuthFailure> {
  return readAnswer(request, registration)
}

/** Reads what an authenticator signed at a sign-in. */
export function readAuthentication(
  request: FastifyRequest,
): Result<CredentialAnswer<AuthenticationResponseJSON>, AuthFailure> {
  return readAnswer(request, authentication)
}

function readAnswer<Credential>(
  request: FastifyRequest,
  shape: z.ZodType<Credential>,
): Result<CredentialAnswer<Credential>, AuthFailure> {
  const body = readBody(request, verifyBody)
  if (!body.ok) return body
  const { challenge_id: challengeId, credential } = body.value
  if (challengeId === '') return fail(passkeyFailures.challengeIdMissing)
  if (credential === undefined || credential === null) return fail(passkeyFailures.credentialMissing)
  if (!isUuid(challengeId)) return fail(passkeyFailures.challengeIdFormat)
  const parsed = shape.safeParse(credential)
  return parsed.success ? succeed({ challengeId, credential: parsed.data }) : fail(passkeyFailures.credentialShape)
}
