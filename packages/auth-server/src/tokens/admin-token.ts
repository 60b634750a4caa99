import { z } from 'zod'
import type { AuthContext } from '../context'
import { badToken, type AuthFailure } from '../failures'
import { fail, succeed, type Result } from '../result'
import { verifyToken } from './access-token'

/** What a token says of an administrator. */
export interface AdminClaims {
  /** Empty where the token names none. */
  role: string
  /** Of a token that belongs to no user, any text. */
  userId: string
  sessionId: string | undefined
}

const roles: readonly string[] = ['service_role', 'supabase_admin']

const claimsSchema = z.object({
  role: z.string().default(''),
  sub: z.string().default(''),
  session_id: z.string().optional(),
})

/** Whether holders of this role administer accounts. */
export function isAdministrativeRole(role: string): boolean {
  return roles.includes(role)
}

/**
 * Checks signature and algorithm, and the expiry where there is one: such tokens are made by hand, for no audience, and
 * may last. Whether the role is enough, and whether the session still exists, is the caller's question.
 */
export async function readAdminToken(context: AuthContext, token: string): Promise<Result<AdminClaims, AuthFailure>> {
  const payload = await verifyToken(context, token)
  if (!payload.ok) return payload
  const claims = claimsSchema.safeParse(payload.value)
  if (!claims.success) return fail(badToken('token has invalid claims'))
  const { role, sub: userId, session_id: sessionId } = claims.data
  return succeed({ role, userId, sessionId: sessionId === '' ? undefined : sessionId })
}
