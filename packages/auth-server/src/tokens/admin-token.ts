import { z } from 'zod'
import { badToken, type FailureReply } from '../failures/index.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { verifyToken, type TokenContext } from './access-token.ts'

/** Claims of an administrator's token. */
export interface AdminClaims {
  /** Empty if the token has none. */
  role: string
  /** Any string, for a token that belongs to no user. */
  userId: string
  sessionId: string | undefined
}

const roles: readonly string[] = ['service_role', 'supabase_admin']

const claimsSchema = z.object({
  role: z.string().default(''),
  sub: z.string().default(''),
  session_id: z.string().optional(),
})

/** Whether this role can administer accounts. */
export function isAdministrativeRole(role: string): boolean {
  return roles.includes(role)
}

/**
 * Checks signature and algorithm, and the expiry if there is one: such tokens are created by hand, without an audience,
 * and can be long-lived. The caller must check the role and that the session still exists.
 */
export async function readAdminToken(context: TokenContext, token: string): Promise<Result<AdminClaims, FailureReply>> {
  const payload = await verifyToken(context, token)
  if (!payload.ok) return payload
  const claims = claimsSchema.safeParse(payload.value)
  if (!claims.success) return fail(badToken('token has invalid claims'))
  const { role, sub: userId, session_id: sessionId } = claims.data
  return succeed({ role, userId, sessionId: sessionId === '' ? undefined : sessionId })
}
