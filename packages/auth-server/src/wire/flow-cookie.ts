import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import { sameSecret } from './api-key.ts'
import { isSecure, secureName } from './secure-cookie.ts'

/**
 * Binds a sign-in through a provider to the browser that started it, which prevents login CSRF. An attacker could plant
 * just the state in somebody else's browser and sign them in to the attacker's account; they cannot plant the cookie.
 */
export function bindFlow(context: AuthContext, reply: FastifyReply, state: string): void {
  reply.setCookie(cookieName(context, state), proofOf(context, state), {
    ...attributes(context),
    maxAge: context.settings.lifetimes.flowStateSeconds,
  })
}

/** Whether this browser started the sign-in with this state. */
export function beganFlow(context: AuthContext, request: FastifyRequest, state: string): boolean {
  return sameSecret(request.cookies[cookieName(context, state)] ?? '', proofOf(context, state))
}

/** Removes the cookie of a sign-in that has returned. */
export function unbindFlow(context: AuthContext, reply: FastifyReply, state: string): void {
  reply.clearCookie(cookieName(context, state), attributes(context))
}

// One per sign-in: users can start several in different tabs.
function cookieName(context: AuthContext, state: string): string {
  return secureName(context, `sign-in-${state}`)
}

// Lax: the provider redirects the browser back from another site.
function attributes(context: AuthContext) {
  return {
    path: `${context.settings.prefix}/callback`,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(context),
  } as const
}

function proofOf({ keys }: AuthContext, state: string): string {
  return keys.mac('flow-browser', state)
}
