import { fail, succeed, type Result } from '@dst/domain/result'
import type { AuthFailure } from '../auth-failure.ts'
import { requestOptions, type ProviderClient, type ProviderOptions } from './provider-client.ts'
import { readStatedWait } from './stated-wait.ts'

/** A call that the embedded service has and the official one doesn't, whose client therefore can't make it. */
export interface DirectCall {
  path: '/user/proof' | '/undo' | '/factors/removal'
  /** Default POST. */
  method?: 'GET' | 'POST' | 'DELETE'
  body?: object
}

/** Makes such a call, with the session's token if there is a session. */
export async function directCall(
  options: ProviderOptions,
  session: Pick<ProviderClient, 'getSession'>,
  { path, method = 'POST', body }: DirectCall,
): Promise<Result<unknown, AuthFailure>> {
  const { url, headers: given, fetch: send } = requestOptions(options)
  const { data } = await session.getSession()
  const headers = new Headers({ ...given, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' })
  if (data.session !== null) headers.set('authorization', `Bearer ${data.session.access_token}`)
  try {
    const answer = await send(`${url}${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const reply: unknown = await answer.json().catch(() => ({}))
    return answer.ok ? succeed(reply) : fail(refusal(answer.status, reply))
  } catch (error) {
    return fail({ kind: 'unavailable', provider: { message: String(error), status: 0 } })
  }
}

function refusal(status: number, reply: unknown): AuthFailure {
  const { code, message } = (reply ?? {}) as { code?: unknown; message?: unknown }
  return {
    kind: status >= 500 ? 'unavailable' : 'refused',
    provider: {
      ...readStatedWait(typeof message === 'string' ? message : ''),
      status,
      ...(typeof code === 'string' ? { code } : {}),
    },
  }
}
