import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import { tooManyRequests, type FailureReply } from '../failures/index.ts'
import { addressBlock } from '../limits/address-block.ts'
import { limitHeaders } from '../limits/limit-headers.ts'
import type { AuthServerLimits } from '../options/limit-options.ts'
import type { Rate } from '../limits/request-rates.ts'
import { sendFailure } from './error-reply.ts'

/** Groups of calls that are counted separately. */
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

/** Groups of calls that are counted per minute. */
type FactorGroup = 'factor-change' | 'factor-challenge' | 'factor-verify' | 'passkey-challenge' | 'passkey-verify'

/** A check that runs before a route. */
export type RateCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The rate limits of one server. */
export interface RateLimits {
  /** Counts every request of a group per caller's address. */
  check: (group: RateGroup) => RateCheck
  /** Counts one request for the caller's address; returns the refusal if it exceeds the limit. */
  takeOfAddress: (request: FastifyRequest, reply: FastifyReply, group: RateGroup) => Promise<FailureReply | undefined>
  /** Counts one request for this key; returns the refusal if it exceeds the limit. */
  take: (reply: FastifyReply, group: RateGroup, key: string) => Promise<FailureReply | undefined>
}

/** Rate limits for requests, counted by the limiter of the context. */
export function makeRateLimits({ limiter, settings }: AuthContext): RateLimits {
  const take: RateLimits['take'] = async (reply, group, key) => {
    const decision = await limiter.take(`auth ${group} ${key}`, rateOf(settings.limits, group))
    reply.headers(limitHeaders(decision))
    return decision.allowed ? undefined : tooManyRequests(decision.retryAfterSeconds)
  }
  const takeOfAddress: RateLimits['takeOfAddress'] = async (request, reply, group) =>
    settings.limits.countAddresses ? take(reply, group, addressBlock(request.ip)) : undefined
  const check: RateLimits['check'] = (group) => async (request, reply) => {
    const refusal = await takeOfAddress(request, reply, group)
    return refusal === undefined ? undefined : sendFailure(request, reply, refusal)
  }
  return { check, take, takeOfAddress }
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
