import type { TokenVerifier } from '@dst/auth/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Identity } from '../modules/users/investor-repository.js'
import type { Caller } from '../modules/users/users-service.js'
import type { SessionStandings } from './live-sessions.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The person behind the token, once it has been verified; null on calls without one. */
    identity: Identity | null
    /** The person behind the token, on calls that nobody reaches without one. */
    caller(): Caller
  }
}

/** Verifies the access token where the contract asks for one, before the body is read. */
export const authentication = fp<{ verifier: TokenVerifier; sessionStanding: SessionStandings }>(
  async (app, { verifier, sessionStanding }) => {
    app.decorateRequest('identity', null)
    app.decorateRequest('caller', function caller(this: FastifyRequest): Caller {
      if (!this.identity) throw new Error('a route without access "investor" asked for its caller')
      return { identity: this.identity, requestId: this.id, privacySignal: this.headers['sec-gpc'] === '1' }
    })
    app.addHook('onRequest', async (request, reply) => {
      const access = request.routeOptions.config.access
      // The partner is known by its signature over the body, which its route checks.
      if (access === undefined || access === 'public' || access === 'partner') return undefined
      const header = request.headers.authorization
      if (header === undefined) return access === 'optional' ? undefined : reply.problem('unauthenticated')
      return await verify(header, request, reply)
    })

    async function verify(header: string, request: FastifyRequest, reply: FastifyReply) {
      const token = /^Bearer (.+)$/i.exec(header)?.[1]
      if (!token) return reply.problem('unauthenticated')
      const verified = await verifier.verify(token)
      if (verified.ok) {
        const standing = await sessionStanding(verified.value)
        if (standing.state !== 'alive') {
          request.log.info({ reason: standing.state }, 'access token refused')
          return reply.problem(standing.state === 'ended' ? 'session_expired' : 'second_factor_required')
        }
        request.identity = { ...toIdentity(verified.value), secondFactor: standing.secondFactor }
        return undefined
      }
      request.log.info({ reason: verified.error.code }, 'access token refused')
      if (verified.error.code === 'keys_unavailable') return reply.problem('unavailable')
      return reply.problem(verified.error.code === 'expired' ? 'session_expired' : 'unauthenticated')
    }
  },
  { name: 'authentication' },
)

interface Claims {
  userId: string
  email: string
  provider: string
  userMetadata: Readonly<Record<string, unknown>>
  /** Seconds since the Unix epoch, both. */
  expiresAt: number
  signedInAt?: number
  sessionId?: string
}

/** The person whom the claims of a verified token name. */
export function toIdentity({
  userId,
  email,
  provider,
  userMetadata,
  expiresAt,
  signedInAt,
  sessionId,
}: Claims): Identity {
  const fullName = text(userMetadata['full_name']) || text(userMetadata['name'])
  const [first = '', ...rest] = fullName.split(' ')
  return {
    userId,
    tokenExpiry: new Date(expiresAt * 1000),
    signedInAt: signedInAt === undefined ? undefined : new Date(signedInAt * 1000),
    sessionId,
    email: email.toLowerCase(),
    provider: provider === 'google' ? 'google' : 'email',
    firstName: text(userMetadata['firstName']) || text(userMetadata['first_name']) || first,
    agreedTerms: hash(userMetadata['agreedTerms']),
    lastName: text(userMetadata['lastName']) || text(userMetadata['last_name']) || rest.join(' '),
  }
}

function hash(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? value : undefined
}

/** Metadata is the person's own to edit: only short text without what Postgres cannot store gets in. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, 100) : ''
}
