import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failures, type AuthFailure } from '../failures'
import { pkceFailures } from '../failures/pkce'
import { fail, succeed, type Result } from '../result'
import type { CodeChallenge } from '../tokens/code-challenge'

/** A text that may be missing or null; both read as empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

// Every token carries the data; a larger one would not fit into the headers of a request.
const largestDataBytes = 4096
const tooLarge = 'too large'

/** Free-form data that may be missing or null; both read as no data. */
export const optionalData = freeData().transform((value) => value ?? {})

/** Free-form metadata as {@link optionalData}, which tells an empty object from none. */
export function freeData() {
  const isSmall = (data: object) => Buffer.byteLength(JSON.stringify(data)) <= largestDataBytes
  return z.record(z.string(), z.unknown()).refine(isSmall, tooLarge).nullish()
}

/** The PKCE parameters of a call, as {@link pkceFields} reads them. */
interface PkceBody {
  code_challenge: string
  code_challenge_method: string
}

/** The pair of PKCE parameters; null, as the implicit flow sends it, reads as absent. */
export const pkceFields = { code_challenge: optionalText, code_challenge_method: optionalText }

/** Reads the JSON body of a call. Unknown fields are ignored; data that is too large is named, anything else that does not fit is `bad_json`. */
export function readBody<Shape extends z.ZodType>(
  request: FastifyRequest,
  shape: Shape,
): Result<z.output<Shape>, AuthFailure> {
  const json = parseJson(request.body)
  if (json === undefined) return fail(failures.badJson)
  const parsed = shape.safeParse(json.value ?? {})
  if (parsed.success) return succeed(parsed.data)
  return fail(
    parsed.error.issues.every(({ message }) => message === tooLarge) ? failures.dataTooLarge : failures.badJson,
  )
}

/** Why the PKCE parameters of a call are refused, if they are. */
export function pkceFailure({
  code_challenge: challenge,
  code_challenge_method: method,
}: PkceBody): AuthFailure | undefined {
  if (challenge === '' && method === '') return undefined
  if (challenge === '' || method === '') return pkceFailures.challengePair
  const wellFormed = /^[A-Za-z0-9._~-]{43,128}$/.test(challenge) && /^(s256|plain)$/i.test(method)
  return wellFormed ? undefined : pkceFailures.challengeFormat
}

/** The challenge of a call whose PKCE parameters were not refused, if it has one. */
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

// Postgres stores neither a NUL nor half of a surrogate pair.
function refuseUnstorable(key: string, value: unknown): unknown {
  const unstorable = /[\0\p{Surrogate}]/u
  if (unstorable.test(key) || (typeof value === 'string' && unstorable.test(value))) throw new Error('unstorable text')
  return value
}
