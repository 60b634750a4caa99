import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../context'
import { sameSecret } from './api-key'

/**
 * Binds a sign-in through a provider to the browser that began it. The state alone could be put into somebody else's
 * browser, who would then be signed in as the one who began it; the cookie could not.
 */
export function bindFlow(context: AuthContext, reply: FastifyReply, state: string): void {
  reply.setCookie(cookieName(state), proofOf(context, state), {
    ...attributes(context),
    maxAge: context.settings.lifetimes.flowStateSeconds,
  })
}

/** Whether this browser began the sign-in with this state. */
export function beganFlow(context: AuthContext, request: FastifyRequest, state: string): boolean {
  return sameSecret(request.cookies[cookieName(state)] ?? '', proofOf(context, state))
}

/** Forgets a sign-in that has come back. */
export function unbindFlow(context: AuthContext, reply: FastifyReply, state: string): void {
  reply.clearCookie(cookieName(state), attributes(context))
}

// One a sign-in: people begin several, in several tabs.
function cookieName(state: string): string {
  return `sign-in-${state}`
}

// Lax: the provider sends the browser back from another site.
function attributes({ settings }: AuthContext) {
  return {
    path: `${settings.prefix}/callback`,
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.externalUrl.startsWith('https:'),
  } as const
}

function proofOf({ keys }: AuthContext, state: string): string {
  return keys.mac('flow-browser', state)
}
