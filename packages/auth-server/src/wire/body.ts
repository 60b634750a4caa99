import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failures, type FailureReply } from '../failures/index.ts'
import { pkceFailures } from '../failures/pkce.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { CodeChallenge } from '../database/code-challenge.ts'

/** A string that can be missing or null; both are parsed as empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

// Every token contains the data; a larger token would not fit into request headers.
const largestDataBytes = 4096
const tooLarge = 'too large'

/** Free-form data that can be missing or null; both are parsed as no data. */
export const optionalData = freeData().transform((value) => value ?? {})

/** Like {@link optionalData}, but distinguishes an empty object from a missing one. */
export function freeData() {
  const isSmall = (data: object) => Buffer.byteLength(JSON.stringify(data)) <= largestDataBytes
  return z.record(z.string(), z.unknown()).refine(isSmall, tooLarge).nullish()
}

/** The PKCE parameters of a call, as {@link pkceFields} reads them. */
interface PkceBody {
  code_challenge: string
  code_challenge_method: string
}

/** The pair of PKCE parameters; null, as sent by the implicit flow, counts as absent. */
export const pkceFields = { code_challenge: optionalText, code_challenge_method: optionalText }

/**
 * Parses the JSON body of a call. Unknown fields are ignored; oversized data has its own refusal, anything else invalid
 * is `bad_json`.
 */
export function readBody<Shape extends z.ZodType>(
  request: FastifyRequest,
  shape: Shape,
): Result<z.output<Shape>, FailureReply> {
  const json = parseJson(request.body)
  if (json === undefined) return fail(failures.badJson)
  const parsed = shape.safeParse(json.value ?? {})
  if (parsed.success) return succeed(parsed.data)
  return fail(
    parsed.error.issues.every(({ message }) => message === tooLarge) ? failures.dataTooLarge : failures.badJson,
  )
}

/** The refusal of a call's PKCE parameters, if they are invalid. */
export function pkceFailure({
  code_challenge: challenge,
  code_challenge_method: method,
}: PkceBody): FailureReply | undefined {
  if (challenge === '' && method === '') return undefined
  if (challenge === '' || method === '') return pkceFailures.challengePair
  const wellFormed = /^[A-Za-z0-9._~-]{43,128}$/.test(challenge) && /^(s256|plain)$/i.test(method)
  return wellFormed ? undefined : pkceFailures.challengeFormat
}

/** The challenge of a call with valid PKCE parameters, if it has one. */
export function challengeOf({
  code_challenge: challenge,
  code_challenge_method: method,
}: PkceBody): CodeChallenge | undefined {
  if (challenge === '' || method === '') return undefined
  return { challenge, method: method.toLowerCase() === 'plain' ? 'plain' : 's256' }
}

function parseJson(body: unknown): { value: unknown } | undefined {
  if (typeof body !== 'string') return undefined
  try {
    return { value: JSON.parse(body, refuseUnstorable) as unknown }
  } catch {
    return undefined
  }
}

// Postgres cannot store a NUL or an unpaired surrogate.
function refuseUnstorable(key: string, value: unknown): unknown {
  const unstorable = /[\0\p{Surrogate}]/u
  if (unstorable.test(key) || (typeof value === 'string' && unstorable.test(value))) throw new Error('unstorable text')
  return value
}
