import type { RateDecision } from './request-rates.ts'

/** Headers that cross-origin pages must be allowed to read. */
export const limitHeaderNames = [
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
] as const

/** Response headers about the caller's rate limit: the usual `x-ratelimit-*` set, and `retry-after` on a refusal. */
export function limitHeaders(decision: RateDecision): Record<string, string> {
  return {
    'x-ratelimit-limit': String(decision.limit),
    'x-ratelimit-remaining': String(decision.remaining),
    'x-ratelimit-reset': String(decision.resetSeconds),
    ...(decision.allowed ? {} : { 'retry-after': String(decision.retryAfterSeconds) }),
  }
}
