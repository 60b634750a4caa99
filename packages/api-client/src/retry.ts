import type { Result } from '@dst/domain/result'
import { currentUserRetries, currentUserRetryDelay, currentUserRetryDelayMaximum } from '@dst/domain/parameters'
import type { ApiFailure } from './api-failure.ts'
import type { Settings } from './send-request.ts'

/**
 * Retries a read after a transient failure: up to three retries, after 1, 2 and 4 seconds, each delay capped at 30
 * seconds. If the server sends a longer `Retry-After`, that delay applies; if it exceeds the 30 seconds, there is no
 * retry. Responses that a retry cannot change (4xx except 429, a body that breaks the contract) and aborts are final.
 * @source parameters `currentUserRetries`, `currentUserRetryDelay`, `currentUserRetryDelayMaximum`
 */
export async function withRetries<Value>(
  { sleep }: Settings,
  signal: AbortSignal | undefined,
  attempt: () => Promise<Result<Value, ApiFailure>>,
): Promise<Result<Value, ApiFailure>> {
  let result = await attempt()
  for (let retry = 0; retry < currentUserRetries; retry += 1) {
    if (result.ok || !mayPass(result.error)) return result
    const delay = Math.max(retryDelay(retry), statedDelay(result.error))
    if (delay > currentUserRetryDelayMaximum) return result
    await sleep(delay, signal)
    result = await attempt()
  }
  return result
}

/** The delay in milliseconds before the retry with this number, counted from 0. */
export function retryDelay(retry: number): number {
  return Math.min(currentUserRetryDelay * 2 ** retry, currentUserRetryDelayMaximum)
}

function statedDelay(failure: ApiFailure): number {
  return failure.kind === 'http' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0
}

/** Waits for the given time; resolves early when the signal fires and never rejects. */
export function sleepUntil(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    signal?.addEventListener('abort', finish)
    if (signal?.aborted) finish()
  })
}

function mayPass(failure: ApiFailure): boolean {
  switch (failure.kind) {
    case 'network':
    case 'offline':
    case 'timeout':
      return true
    case 'http':
      return failure.status >= 500 || failure.status === 429
    case 'aborted':
    case 'invalid-response':
      return false
  }
}
