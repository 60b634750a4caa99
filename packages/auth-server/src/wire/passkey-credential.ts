import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { FailureReply } from '../failures/index.ts'
import { passkeyFailures } from '../failures/passkeys.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { isUuid } from './authenticate-permanent.ts'
import { optionalText, readBody } from './body.ts'

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

/** A response to a challenge. */
export interface CredentialAnswer<Credential> {
  challengeId: string
  credential: Credential
}

/** Parses an authenticator's response to adding a passkey. */
export function readRegistration(
  request: FastifyRequest,
): Result<CredentialAnswer<RegistrationResponseJSON>, FailureReply> {
  return readAnswer(request, registration)
}

/** Parses an authenticator's response to a sign-in. */
export function readAuthentication(
  request: FastifyRequest,
): Result<CredentialAnswer<AuthenticationResponseJSON>, FailureReply> {
  return readAnswer(request, authentication)
}

function readAnswer<Credential>(
  request: FastifyRequest,
  shape: z.ZodType<Credential>,
): Result<CredentialAnswer<Credential>, FailureReply> {
  const body = readBody(request, verifyBody)
  if (!body.ok) return body
  const { challenge_id: challengeId, credential } = body.value
  if (challengeId === '') return fail(passkeyFailures.challengeIdMissing)
  if (credential === undefined || credential === null) return fail(passkeyFailures.credentialMissing)
  if (!isUuid(challengeId)) return fail(passkeyFailures.challengeIdFormat)
  const parsed = shape.safeParse(credential)
  return parsed.success ? succeed({ challengeId, credential: parsed.data }) : fail(passkeyFailures.credentialShape)
}
