/**
 * Sends requests, and makes a refusal to refresh just now (too many requests, or another refresh under way) read as a
 * service that is down for a moment. The service's client throws the session away on any other refusal.
 */
export function patientFetch(send: typeof fetch = (input, init) => fetch(input, init)): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init)
    const isPassing = answer.status === 429 || answer.status === 409
    if (!isPassing || !isRefresh(input)) return answer
    return new Response(await answer.text(), { status: 503, headers: answer.headers })
  }
}

function isRefresh(input: string | URL | Request): boolean {
  const address = input instanceof Request ? input.url : String(input)
  return /[?&]grant_type=refresh_token(?:&|$)/.test(address)
}
