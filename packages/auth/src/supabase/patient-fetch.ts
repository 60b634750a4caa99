import { isExistingAccountCode } from '@dst/domain/errors'
import { withStatedWait } from './stated-wait.ts'

/**
 * Sends requests, and fixes responses that the service's client would misread by their status alone:
 * - a temporary refusal to refresh (too many requests, or another refresh in progress) becomes a 503, because the
 *   client discards the session on any other refusal;
 * - a sign-up that the database refuses as a duplicate, reported with a 5xx status, becomes a 409, because the client
 *   drops the code of a 5xx response;
 * - any other 429 keeps its stated wait in the message, because the client drops the headers.
 */
export function patientFetch(send: typeof fetch = (input, init) => fetch(input, init)): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init)
    const isPassing = answer.status === 429 || answer.status === 409
    if (isPassing && isRefresh(input))
      return new Response(await answer.text(), { status: 503, headers: answer.headers })
    if (answer.status === 429) return withStatedWait(answer)
    return answer.status >= 500 && isSignUp(input) ? asConflict(answer) : answer
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

async function asConflict(answer: Response): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null) return answer
  const codes = ['code', 'error_code']
    .map((key): unknown => Reflect.get(body, key))
    .filter((code) => typeof code === 'string')
  const existing = codes.find(isExistingAccountCode)
  // `error_code` is read regardless of the API version of the response.
  return existing === undefined ? answer : Response.json({ ...body, error_code: existing }, { status: 409 })
}
