import type { TokenVerifier } from '@dst/auth/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { bearerOf, identityOf, type Caller } from './caller.ts'
import type { Identity } from '../database/identity.ts'
import type { SessionStandings } from './live-sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The person identified by the verified token; null on calls without a token. */
    identity: Identity | null
    /** The person identified by the token, on calls that require one. */
    caller(): Caller
  }
}

/** Verifies the access token if the contract requires one, before the body is read. */
export const authentication = fp<{ verifier: TokenVerifier; sessionStatus: SessionStandings }>(
  async (app, { verifier, sessionStatus }) => {
    app.decorateRequest('identity', null)
    app.decorateRequest('caller', function caller(this: FastifyRequest): Caller {
      if (!this.identity) throw new Error('a route without access "investor" asked for its caller')
      return { identity: this.identity, requestId: this.id, privacySignal: this.headers['sec-gpc'] === '1' }
    })
    app.addHook('onRoute', (route) => {
      const access = route.config?.access
      // The partner's system signs the body, which its route checks; the desk has a plugin of its own.
      if (access !== 'investor' && access !== 'optional') return
      const own = route.onRequest === undefined ? [] : [route.onRequest].flat()
      route.onRequest = [access === 'optional' ? verifyIfSent : verifySent, ...own]
    })

    async function verifyIfSent(request: FastifyRequest, reply: FastifyReply) {
      return request.headers.authorization === undefined ? undefined : await verifySent(request, reply)
    }

    async function verifySent(request: FastifyRequest, reply: FastifyReply) {
      const header = request.headers.authorization
      return header === undefined ? reply.problem('unauthenticated') : await verify(header, request, reply)
    }

    async function verify(header: string, request: FastifyRequest, reply: FastifyReply) {
      const token = bearerOf(header)
      if (!token) return reply.problem('unauthenticated')
      const verified = await verifier.verify(token)
      if (verified.ok) {
        const standing = await sessionStatus(verified.value)
        if (standing.state !== 'alive') {
          request.log.info({ reason: standing.state }, 'access token refused')
          return reply.problem(standing.state === 'ended' ? 'session_expired' : 'second_factor_required')
        }
        request.identity = { ...identityOf(verified.value), secondFactor: standing.secondFactor }
        return undefined
      }
      request.log.info({ reason: verified.error.code }, 'access token refused')
      if (verified.error.code === 'keys_unavailable') return reply.problem('unavailable')
      return reply.problem(verified.error.code === 'expired' ? 'session_expired' : 'unauthenticated')
    }
  },
  { name: 'authentication' },
)
