import type { ApiFailure } from '@dst/api-client'
import type { AuthFailure } from '@dst/auth'
import { fail } from '@dst/domain/result'
import type { Site } from './site.ts'

/** The server responds but is out of service. */
export const outage: ApiFailure = { kind: 'http', status: 503, code: 'unknown', message: '' }

/** No response at all. */
export const network: ApiFailure = { kind: 'network' }

/** The server's rate limit was hit. */
export const tooManyCalls: ApiFailure = {
  kind: 'http',
  status: 429,
  code: 'unknown',
  message: '',
  retryAfterSeconds: 60,
}

/** The auth service's rate limit was hit. */
export const tooManyTries: AuthFailure = {
  kind: 'refused',
  provider: { message: 'Request rate limit reached', status: 429, retryAfterSeconds: 60 },
}

/** The auth service responds that it is out of service. */
export const authOutage: AuthFailure = {
  kind: 'unavailable',
  provider: { message: 'Service Unavailable', status: 503 },
}

/** Replaces auth calls to produce results that the fake can't produce itself. */
export function answerWith(auth: Site['auth'], calls: Partial<Site['auth']>): void {
  Object.assign(auth, calls)
}

/** A call that fails. */
export const refusing =
  <Failure extends AuthFailure>(failure: Failure) =>
  () =>
    Promise.resolve(fail(failure))

/** A call that never resolves. */
export const unanswered = (): Promise<never> => new Promise(() => undefined)
