import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context.ts'
import { recordEvent, type AuditAction, type AuditTraits } from '../database/audit-log.ts'
import { insertSession } from '../database/sessions.ts'
import type { AuthenticationMethod, AuthTables, UserRow } from '../database/tables.ts'
import { stampSignIn } from '../database/users.ts'
import { browserName } from '../wire/browser-name.ts'
import type { SignedIn } from '../wire/session-json.ts'

/** The user who signs in, and how. */
export interface SignInOf {
  userId: string
  method: AuthenticationMethod['method']
  caller: Caller
  /** Whether the user is already signed in, typically to re-authenticate before a change. Default false. */
  isRepeated?: boolean
}

/** Signs a user in: writes session, sign-in time and audit log entry in the caller's transaction. */
export async function startSession(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { userId, method, caller, isRepeated = false }: SignInOf,
): Promise<SignedIn> {
  const now = context.now()
  const session = await insertSession(trx, { userId, method, userAgent: caller.userAgent, ip: caller.ip, now })
  const account = await stampSignIn(trx, userId, now)
  if (account === undefined) throw new Error('A user vanished while signing in')
  await audit(context, trx, {
    action: 'login',
    user: account.user,
    caller,
    traits: { method, ...(isRepeated && { session: session.id }) },
  })
  return { account, session }
}

/** Notifies the host that an address has just been confirmed, by its owner or by an administrator. */
export async function announceConfirmed(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { signedIn, caller }: { signedIn: Pick<SignedIn, 'account'>; caller: Caller },
): Promise<void> {
  const { id: userId, email, app_metadata: appMetadata, user_metadata: metadata } = signedIn.account.user
  if (email === null) return
  const validUntil = new Date(context.now().getTime() + context.settings.lifetimes.accessTokenSeconds * 1000)
  const provider = typeof appMetadata['provider'] === 'string' ? appMetadata['provider'] : 'email'
  await context.addressConfirmed(trx, { userId, email, provider, metadata, validUntil, requestId: caller.requestId })
}

/** Adds one entry about a user to the audit log. */
export async function audit(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  {
    action,
    user,
    caller,
    traits = {},
  }: { action: AuditAction; user: Pick<UserRow, 'id' | 'email'>; caller: Caller; traits?: AuditTraits },
): Promise<void> {
  const browser = browserName(caller.userAgent)
  await recordEvent(trx, {
    action,
    actorId: user.id,
    actorName: user.email ?? '',
    ip: caller.ip,
    now: context.now(),
    browser,
    traits,
  })
}
