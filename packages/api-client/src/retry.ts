import type { Result } from '@dst/domain/result'
import { currentUserRetries, currentUserRetryDelay, currentUserRetryDelayMaximum } from '@dst/domain/parameters'
import type { ApiFailure } from './api-failure'
import type { Settings } from './exchange'

/**
 * Repeats a read that failed for a passing reason: three more tries, after 1, 2 and 4 seconds, 30 at most.
 * A server that states when to try again is not asked sooner; when that is longer than the 30 seconds, not at all.
 * Answers that a repeat cannot change (4xx but 429, a body that breaks the contract) and aborts are final.
 * @source parameters `currentUserRetries`, `currentUserRetryDelay`, `currentUserRetryDelayMaximum`
 */
export async function withRetries<Value>(
  { sleep }: Settings,
  signal: AbortSignal | undefined,
  attempt: () => Promise<Result<Value, ApiFailure>>,
): Promise<Result<Value, ApiFailure>> {
  let result = await attempt()
  for (let retry = 0; retry < currentUserRetries.value; retry += 1) {
    if (result.ok || !mayPass(result.error)) return result
    const delay = Math.max(retryDelay(retry), statedDelay(result.error))
    if (delay > currentUserRetryDelayMaximum.value) return result
    await sleep(delay, signal)
    result = await attempt()
  }
  return result
}

/** The wait in milliseconds before the retry of this number, counted from 0. */
export function retryDelay(retry: number): number {
  return Math.min(currentUserRetryDelay.value * 2 ** retry, currentUserRetryDelayMaximum.value)
}

function statedDelay(failure: ApiFailure): number {
  return failure.kind === 'http' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0
}

/** Waits; ends early, without a rejection, when the signal fires. */
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
