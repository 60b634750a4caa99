/** What came back from a call, and how many milliseconds it took. */
export interface Answer {
  status: number
  body: Record<string, unknown>
  ms: number
}

const password = 'a long password'
const authHeaders = { apikey: 'sb_publishable_dst_investing', 'x-supabase-api-version': '2024-01-01' }

/** Calls of people with an account to the built server at `origin`. */
export function accountCalls(origin: string) {
  const call = async (
    method: string,
    path: string,
    { body, token, headers }: { body?: object; token?: string | undefined; headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const begun = performance.now()
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(path.startsWith('/auth/') ? authHeaders : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      ms: performance.now() - begun,
    }
  }
  const auth = (path: string, body: object) => call('POST', `/auth/v1${path}`, { body })
  return {
    call,
    signUp: (email: string) => auth('/signup', { email, password, data: { firstName: 'Ruth', lastName: 'Okafor' } }),
    /** `raw` is the mail that confirms the address. */
    confirm: (email: string, raw: string) => auth('/verify', { type: 'signup', email, token: codeIn(raw) }),
    signIn: (email: string) => auth('/token?grant_type=password', { email, password }),
    refresh: (token: unknown) => auth('/token?grant_type=refresh_token', { refresh_token: token }),
    recover: (email: string) => auth('/recover', { email }),
  }
}

/** The code in a mail as it was sent (quoted-printable). */
function codeIn(raw: string): string {
  return /code instead: (\d{6})/.exec(raw.replaceAll(/=\r?\n/g, ''))?.[1] ?? 'none'
}
