import { isExistingAccountCode } from '@dst/domain/errors'
import { withStatedWait } from './stated-wait'

/**
 * Sends requests, and puts right what the service's client would misread by the status alone:
 * - a refusal to refresh just now (too many requests, or another refresh under way) reads as a service that is down for
 *   a moment, because the client throws the session away on any other refusal;
 * - a sign-up that the database refuses as a duplicate, told with a 5xx status, reads as the conflict that it is, because
 *   the client drops the code of a 5xx answer;
 * - another refusal of too many requests keeps the wait that it states, because the client drops the headers.
 */
export function patientFetch(send: typeof fetch = (input, init) => fetch(input, init)): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init)
    const isPassing = answer.status === 429 || answer.status === 409
    if (isPassing && isRefresh(input))
      return new Response(await answer.text(), { status: 503, headers: answer.headers })
    if (answer.status === 429) return withStatedWait(answer)
    return answer.status >= 500 && isSignUp(input) ? toldAsConflict(answer) : answer
  }
}

function isRefresh(input: string | URL | Request): boolean {
  return /[?&]grant_type=refresh_token(?:&|$)/.test(addressOf(input))
}

function isSignUp(input: string | URL | Request): boolean {
  return /\/signup(?:\?|$)/.test(addressOf(input))
}

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : String(input)
}

async function toldAsConflict(answer: Response): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null) return answer
  const codes = ['code', 'error_code']
    .map((key): unknown => Reflect.get(body, key))
    .filter((code) => typeof code === 'string')
  const existing = codes.find(isExistingAccountCode)
  // `error_code` is read whatever version of the interface the answer speaks.
  return existing === undefined ? answer : Response.json({ ...body, error_code: existing }, { status: 409 })
}
