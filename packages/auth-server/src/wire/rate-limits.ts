import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../context'
import { failures } from '../failures'
import { addressBlock } from './address-block'
import { sendFailure } from './error-reply'

/** Groups of calls that are counted apart. */
export type RateGroup = 'signup' | 'otp' | 'recover' | 'resend' | 'user' | 'verify' | 'token' | 'refresh'

/** A check to run before a route. */
export type RateCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The ceilings of one server. */
export interface RateLimits {
  /** Counts every request of a group by the caller's address. */
  check: (group: RateGroup) => RateCheck
  /** Counts one request of whoever the key names; answers false when it is one too many. */
  take: (group: RateGroup, key: string) => boolean
}

interface Bucket {
  tokens: number
  filledAt: number
}

const windowMilliseconds = 5 * 60 * 1000
const sweepAbove = 10_000

/** Token buckets in this process, one a group and caller's address, on the socket's or trusted proxy's address. */
export function makeRateLimits(context: AuthContext): RateLimits {
  const { limits } = context.settings
  const buckets = new Map<string, Bucket>()
  const take: RateLimits['take'] = (group, key) => {
    const isToken = group === 'token' || group === 'refresh'
    const perWindow = isToken ? limits.tokenRequestsPerFiveMinutes : limits.requestsPerFiveMinutes
    const now = context.now().getTime()
    const name = `${group} ${key}`
    const tokens = fill(buckets.get(name), { now, refill: perWindow / windowMilliseconds, burst: limits.requestBurst })
    if (tokens < 1) return false
    buckets.set(name, { tokens: tokens - 1, filledAt: now })
    if (buckets.size > sweepAbove) sweep(buckets, now)
    return true
  }
  const check: RateLimits['check'] = (group) => async (request, reply) =>
    take(group, addressBlock(request.ip)) ? undefined : sendFailure(request, reply, failures.requestRate)
  return { check, take }
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
