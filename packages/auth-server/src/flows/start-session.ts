import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { recordEvent, type AuditAction, type AuditTraits } from '../database/audit-log.ts'
import { beginSession } from '../database/begin-session.ts'
import type { AuthenticationMethod, AuthTables, UserRow } from '../database/tables.ts'
import { browserName } from '../context/browser-name.ts'
import type { SignedIn } from '../wire/session-json.ts'

/** The user who signs in, and how. */
export interface SignInOf {
  userId: string
  method: AuthenticationMethod['method']
  caller: Caller
  /** Whether the user is already signed in, typically to re-authenticate before a change. Default false. */
  isRepeated?: boolean
}

/** Signs a user in whom the caller's transaction has written or locked. */
export async function startSession(context: AuthContext, trx: Kysely<AuthTables>, signIn: SignInOf): Promise<SignedIn> {
  const signedIn = await startSessionIf(context, trx, signIn)
  if (signedIn === undefined) throw new Error('A user vanished while signing in')
  return signedIn
}

/**
 * Signs a user in, unless the user is gone. With `passwordHashes`, the user must also have one of them at that moment,
 * and not be banned; otherwise the result is undefined.
 */
export function startSessionIf(
  context: AuthContext,
  db: Kysely<AuthTables>,
  { userId, method, caller, isRepeated = false }: SignInOf,
  passwordHashes?: readonly string[],
): Promise<SignedIn | undefined> {
  const id = randomUUID()
  return beginSession(db, {
    id,
    userId,
    method,
    userAgent: caller.userAgent,
    ip: caller.ip,
    timeZone: caller.timeZone,
    now: context.now(),
    browser: browserName(caller.userAgent),
    traits: { method, ...(isRepeated && { session: id }) },
    passwordHashes,
  })
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
