import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../context'
import { sameSecret } from './api-key'

// The longest that browsers keep a cookie.
const lifetimeSeconds = 400 * 24 * 60 * 60
const nonceBytes = 12

/**
 * Which browser of an account this is, if somebody has signed in to the account with it before: it carries a cookie
 * that only this server can have made for that address. It lets nobody in; guesses from it are counted apart, so
 * that guesses of others cannot keep the owner out.
 */
export function knownBrowser(context: AuthContext, request: FastifyRequest, email: string): string | undefined {
  const [nonce = '', proof = ''] = (request.cookies[cookieName(context, email)] ?? '').split('.')
  return nonce !== '' && sameSecret(proof, proofOf(context, email, nonce)) ? nonce : undefined
}

/** Lets this browser be known again as one that has signed in to the account. */
export function rememberBrowser(context: AuthContext, reply: FastifyReply, email: string | null): void {
  if (email === null) return
  const nonce = knownBrowser(context, reply.request, email) ?? randomBytes(nonceBytes).toString('base64url')
  reply.setCookie(cookieName(context, email), `${nonce}.${proofOf(context, email, nonce)}`, {
    path: context.settings.prefix,
    httpOnly: true,
    sameSite: 'strict',
    secure: context.settings.externalUrl.startsWith('https:'),
    maxAge: lifetimeSeconds,
  })
}

// Several people may share a browser; the name tells apart and does not tell who.
function cookieName({ keys }: AuthContext, email: string): string {
  return `known-${keys.mac('known-browser-name', email.toLowerCase()).slice(0, 16)}`
}

function proofOf({ keys }: AuthContext, email: string, nonce: string): string {
  return keys.mac('known-browser', `${email.toLowerCase()}\0${nonce}`)
}
