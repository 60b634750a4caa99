import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../context'
import { tooManyRequests, type AuthFailure } from '../failures'
import { addressBlock } from '../limits/address-block'
import { limitHeaders } from '../limits/limit-headers'
import type { AuthServerLimits } from '../limit-options'
import type { Rate } from '../limits/request-rates'
import { sendFailure } from './error-reply'

/** Groups of calls that are counted apart. */
export type RateGroup =
  | 'signup'
  | 'anonymous'
  | 'otp'
  | 'recover'
  | 'resend'
  | 'user'
  | 'reauthenticate'
  | 'verify'
  | 'provider'
  | 'token'
  | 'refresh'
  | FactorGroup

/** Groups of calls that are counted by the minute. */
type FactorGroup = 'factor-change' | 'factor-challenge' | 'factor-verify' | 'passkey-challenge' | 'passkey-verify'

/** A check to run before a route. */
export type RateCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The ceilings of one server. */
export interface RateLimits {
  /** Counts every request of a group by the caller's address. */
  check: (group: RateGroup) => RateCheck
  /** Counts one request of whoever the key names; gives the refusal when it is one too many. */
  take: (reply: FastifyReply, group: RateGroup, key: string) => AuthFailure | undefined
}

/** Ceilings on requests, counted by the limiter of the context. */
export function makeRateLimits({ limiter, settings }: AuthContext): RateLimits {
  const take: RateLimits['take'] = (reply, group, key) => {
    const decision = limiter.take(`auth ${group} ${key}`, rateOf(settings.limits, group))
    reply.headers(limitHeaders(decision))
    return decision.allowed ? undefined : tooManyRequests(decision.retryAfterSeconds)
  }
  const check: RateLimits['check'] = (group) => async (request, reply) => {
    const refusal = take(reply, group, addressBlock(request.ip))
    return refusal === undefined ? undefined : sendFailure(request, reply, refusal)
  }
  return { check, take }
}

function rateOf(limits: AuthServerLimits, group: RateGroup): Rate {
  const burst = limits.requestBurst
  if (isFactorGroup(group)) return { requests: limits.factorRequestsPerMinute, seconds: 60, burst }
  if (group === 'anonymous') return { requests: limits.anonymousSignInsPerHour, seconds: 3600 }
  const isToken = group === 'token' || group === 'refresh'
  return { requests: isToken ? limits.tokenRequestsPerFiveMinutes : limits.requestsPerFiveMinutes, seconds: 300, burst }
}

function isFactorGroup(group: RateGroup): group is FactorGroup {
  return group.startsWith('factor-') || group.startsWith('passkey-')
}
