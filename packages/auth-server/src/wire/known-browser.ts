import { daySeconds } from '../database/day.ts'
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import { sameSecret } from './api-key.ts'
import { isSecure, secureName } from './secure-cookie.ts'

// The maximum lifetime that browsers allow for a cookie.
const lifetimeSeconds = 400 * daySeconds
const nonceBytes = 12

/**
 * Id of this browser for an account, if it was used to sign in to the account before: it then has a cookie that only
 * this server can have issued for that address. The cookie does not sign in; it only makes guesses from this browser
 * count separately, so that guesses of others cannot lock the owner out.
 */
export function knownBrowser(context: AuthContext, request: FastifyRequest, email: string): string | undefined {
  const [nonce = '', proof = ''] = (request.cookies[cookieName(context, email)] ?? '').split('.')
  return nonce !== '' && sameSecret(proof, proofOf(context, email, nonce)) ? nonce : undefined
}

/** Marks this browser as one that has signed in to the account. */
export function rememberBrowser(context: AuthContext, reply: FastifyReply, email: string | null): void {
  if (email === null) return
  const nonce = knownBrowser(context, reply.request, email) ?? randomBytes(nonceBytes).toString('base64url')
  reply.setCookie(cookieName(context, email), `${nonce}.${proofOf(context, email, nonce)}`, {
    path: context.settings.prefix,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(context),
    maxAge: lifetimeSeconds,
  })
}

// Several people can share a browser; the name is unique per account but does not reveal it.
function cookieName(context: AuthContext, email: string): string {
  return secureName(context, `known-${context.keys.mac('known-browser-name', email.toLowerCase()).slice(0, 16)}`)
}

function proofOf({ keys }: AuthContext, email: string, nonce: string): string {
  return keys.mac('known-browser', `${email.toLowerCase()}\0${nonce}`)
}
