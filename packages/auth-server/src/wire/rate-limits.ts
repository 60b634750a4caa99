import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../context'
import { tooManyRequests, type AuthFailure } from '../failures'
import { addressBlock } from '../limits/address-block'
import { limitHeaders } from '../limits/limit-headers'
import type { Rate } from '../limits/request-rates'
import { sendFailure } from './error-reply'

/** Groups of calls that are counted apart. */
export type RateGroup = 'signup' | 'otp' | 'recover' | 'resend' | 'user' | 'verify' | 'provider' | 'token' | 'refresh'

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
  const { requestsPerFiveMinutes, tokenRequestsPerFiveMinutes, requestBurst: burst } = settings.limits
  const take: RateLimits['take'] = (reply, group, key) => {
    const isToken = group === 'token' || group === 'refresh'
    const rate: Rate = { requests: isToken ? tokenRequestsPerFiveMinutes : requestsPerFiveMinutes, seconds: 300, burst }
    const decision = limiter.take(`auth ${group} ${key}`, rate)
    reply.headers(limitHeaders(decision))
    return decision.allowed ? undefined : tooManyRequests(decision.retryAfterSeconds)
  }
  const check: RateLimits['check'] = (group) => async (request, reply) => {
    const refusal = take(reply, group, addressBlock(request.ip))
    return refusal === undefined ? undefined : sendFailure(request, reply, refusal)
  }
  return { check, take }
}
