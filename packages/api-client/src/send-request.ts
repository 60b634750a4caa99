import { fail, succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from './api-failure.ts'
import { httpFailure } from './http-failure.ts'

/** The client's resolved settings; everything that touches the outside world can be injected. */
export interface Settings {
  readonly baseUrl: string
  readonly accessToken: () => Promise<string | undefined>
  readonly fetch: typeof globalThis.fetch
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  readonly isOnline: () => boolean
  readonly timeoutMs: number
  /** The profile save gets a longer timeout. */
  readonly profileTimeoutMs: number
}

/** One HTTP request to the API. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly authenticated: boolean
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** A 2xx response before its body is parsed. */
export interface Answer {
  readonly status: number
  readonly text: string
  /** Whether it says that it is older than it should be (`Warning: 110`, RFC 7234, section 5.5.1). */
  readonly stale: boolean
}

/**
 * Sends one request and reads its whole response. Token, request and body share one timeout. Never rejects: every
 * external error becomes a failure.
 */
export async function sendRequest(settings: Settings, request: ApiRequest): Promise<Result<Answer, ApiFailure>> {
  const limit = new AbortController()
  const abort = () => limit.abort()
  const timer = setTimeout(abort, request.timeoutMs ?? settings.timeoutMs)
  request.signal?.addEventListener('abort', abort)
  if (request.signal?.aborted) abort()
  try {
    return await Promise.race([answerTo(settings, request, limit.signal), rejectOnAbort(limit.signal)])
  } catch {
    return fail({ kind: reason(settings, request, limit.signal) })
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', abort)
  }
}

async function answerTo(
  settings: Settings,
  request: ApiRequest,
  signal: AbortSignal,
): Promise<Result<Answer, ApiFailure>> {
  const token = request.authenticated ? await settings.accessToken() : undefined
  const response = await settings.fetch(`${settings.baseUrl}${request.path}`, {
    method: request.method,
    credentials: 'include',
    signal,
    headers: {
      accept: 'application/json',
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...request.headers,
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  })
  const text = await response.text()
  const stale = response.headers.get('warning')?.startsWith('110 ') ?? false
  if (response.ok) return succeed({ status: response.status, text, stale })
  return fail(httpFailure(response, text))
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const rejectNow = () => reject(new Error('aborted'))
    signal.addEventListener('abort', rejectNow)
    if (signal.aborted) rejectNow()
  })
}

function reason({ isOnline }: Settings, request: ApiRequest, limit: AbortSignal): Exclude<ApiFailure['kind'], 'http'> {
  if (request.signal?.aborted) return 'aborted'
  if (limit.aborted) return 'timeout'
  return isOnline() ? 'network' : 'offline'
}
