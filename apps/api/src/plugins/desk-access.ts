import type { TokenClaims, TokenVerifier } from '@dst/auth/server'
import type { Access, ProblemCode } from '@dst/contracts'
import { deskRoles, type DeskRole } from '@dst/contracts/desk'
import { deskIdleMaximum, deskSessionMaximum } from '@dst/domain/parameters'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Kysely } from 'kysely'
import { findMember, type DeskMemberRow } from '../database/desk-members.ts'
import { seeDeskSession, recordDeskUse } from '../database/desk-sessions.ts'
import type { Tables } from '../database/tables.ts'
import { bearerOf } from './caller.ts'
import type { SessionStandings } from './live-sessions.ts'

/** A member of the desk who makes a call. */
export interface DeskCaller {
  /** The account at the auth service, and what the audit log names. */
  id: string
  email: string
  role: DeskRole
  /** The firm that a partner belongs to; null for staff. */
  firm: { crd: string; name: string } | null
  signedInAt: Date
  /** The request id used in logs and audit entries. */
  requestId: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The member of the desk, on calls that only members can make. */
    deskCaller(): DeskCaller
    member: DeskCaller | null
  }
  interface FastifyContextConfig {
    /** Whether the call is made without its user, so that it does not keep the session at the desk alive. */
    background?: boolean
  }
}

interface Options {
  db: Kysely<Tables>
  verifier: TokenVerifier
  sessionStatus: SessionStandings
  now: () => Date
}

const accesses = ['desk', 'desk-partner', 'desk-staff'] as const satisfies readonly Access[]

/**
 * Lets only members of the desk make its calls. Whoever is none, or has the other role, gets the 404 of an address that
 * does not exist. Members learn what is missing: a second factor, or a session that has not ended.
 */
export const deskAccess = fp<Options>(
  async (app, options) => {
    app.decorateRequest('member', null)
    app.decorateRequest('deskCaller', function deskCaller(this: FastifyRequest): DeskCaller {
      if (!this.member) throw new Error('a route without access to the desk asked for its member')
      return this.member
    })
    app.addHook('onRoute', (route) => {
      const access = accesses.find((name) => name === route.config?.access)
      if (access === undefined) return
      const mine = route.onRequest === undefined ? [] : [route.onRequest].flat()
      route.onRequest = [(request: FastifyRequest, reply: FastifyReply) => admit(request, reply, access), ...mine]
    })

    async function admit(request: FastifyRequest, reply: FastifyReply, access: (typeof accesses)[number]) {
      const admitted = await memberOf(options, request, access)
      if (!admitted.ok) {
        request.log.info({ reason: admitted.error }, 'a call of the desk was refused')
        if (admitted.error === 'not_found') forgetLimits(reply)
        return reply.problem(admitted.error)
      }
      request.member = admitted.value
      return undefined
    }
  },
  { name: 'desk-access' },
)

/** An address that does not exist names no limits. */
function forgetLimits(reply: FastifyReply): void {
  for (const name of Object.keys(reply.getHeaders())) if (name.startsWith('x-ratelimit-')) reply.removeHeader(name)
}

async function memberOf(
  { db, verifier, sessionStatus, now }: Options,
  request: FastifyRequest,
  access: (typeof accesses)[number],
): Promise<Result<DeskCaller, ProblemCode>> {
  const verified = await verifier.verify(bearerOf(request.headers.authorization))
  if (!verified.ok) return fail(verified.error.code === 'keys_unavailable' ? 'unavailable' : 'not_found')
  const claims = verified.value
  const role = deskRoles.find((name) => name === claims.appMetadata['role'])
  if (role === undefined || (access !== 'desk' && access !== `desk-${role}`)) return fail('not_found')
  const member = await findMember(db, claims.userId)
  if (member?.role !== role) return fail('not_found')
  const factor = await secondFactorProblem(sessionStatus, claims)
  if (factor) return fail(factor)
  const signedInAt = await begunAt(db, { claims, now: now(), background: request.routeOptions.config.background })
  if (signedInAt === undefined) return fail('desk_session_ended')
  return succeed({ ...toCaller(member), signedInAt, requestId: request.id })
}

/** A passkey counts as two factors, as it does everywhere. */
async function secondFactorProblem(
  sessionStatus: SessionStandings,
  claims: TokenClaims,
): Promise<ProblemCode | undefined> {
  const standing = await sessionStatus(claims)
  if (standing.state === 'ended') return 'session_expired'
  if (standing.state === 'owes-second-factor') return 'second_factor_required'
  return claims.aal === 'aal2' ? undefined : 'second_factor_missing'
}

interface Use {
  claims: TokenClaims
  now: Date
  background: boolean | undefined
}

async function begunAt(db: Kysely<Tables>, { claims, now, background = false }: Use): Promise<Date | undefined> {
  const { sessionId, userId, signedInAt } = claims
  if (sessionId === '' || signedInAt === undefined) return undefined
  const limits = {
    sessionId,
    userId,
    oldestSignIn: new Date(now.getTime() - deskSessionMaximum * 3_600_000),
    oldestUse: new Date(now.getTime() - deskIdleMaximum * 60_000),
  }
  if (background) return seeDeskSession(db, limits)
  return recordDeskUse(db, { ...limits, now, signedInAt: new Date(signedInAt * 1000) })
}

function toCaller({
  userId: id,
  email,
  role,
  firmCrd,
  firmName,
}: DeskMemberRow): Omit<DeskCaller, 'signedInAt' | 'requestId'> {
  return { id, email, role, firm: firmCrd === null || firmName === null ? null : { crd: firmCrd, name: firmName } }
}
