import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../context'
import { failures } from '../failures'
import { sendFailure } from './error-reply'

/** Groups of calls that are counted apart. */
export type RateGroup = 'signup' | 'otp' | 'recover' | 'resend' | 'user' | 'verify' | 'token'

/** A check to run before a route. */
export type RateCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface Bucket {
  tokens: number
  filledAt: number
}

const windowMilliseconds = 5 * 60 * 1000
const sweepAbove = 10_000

/** Token buckets in this process, one a group and caller's address, on the socket's or trusted proxy's address. */
export function makeRateLimits(context: AuthContext): (group: RateGroup) => RateCheck {
  const { limits } = context.settings
  const buckets = new Map<string, Bucket>()
  return (group) => async (request, reply) => {
    const perWindow = group === 'token' ? limits.tokenRequestsPerFiveMinutes : limits.requestsPerFiveMinutes
    const refill = perWindow / windowMilliseconds
    const now = context.now().getTime()
    const key = `${group} ${request.ip}`
    const tokens = fill(buckets.get(key), { now, refill, burst: limits.requestBurst })
    if (tokens < 1) return sendFailure(request, reply, failures.requestRate)
    buckets.set(key, { tokens: tokens - 1, filledAt: now })
    if (buckets.size > sweepAbove) sweep(buckets, now)
    return undefined
  }
}

function fill(bucket: Bucket | undefined, { now, refill, burst }: { now: number; refill: number; burst: number }): number {
  if (bucket === undefined) return burst
  return Math.min(burst, bucket.tokens + Math.max(0, now - bucket.filledAt) * refill)
}

// A bucket that rested for a whole window is full again, as a new one would be.
function sweep(buckets: Map<string, Bucket>, now: number): void {
  for (const [key, bucket] of buckets) {
    if (now - bucket.filledAt >= windowMilliseconds) buckets.delete(key)
  }
}
