import type { AuthContext, Caller } from '../context/context.ts'
import { deletePasskey, renamePasskey } from '../database/passkeys.ts'
import type { PasskeyRow } from '../database/factor-tables.ts'
import { lockUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { passkeyFailures } from '../failures/passkeys.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { isMissingSecondFactor, lockCurrentSession } from './current-session.ts'
import { lockProvenSession } from './recent-proof.ts'
import { audit } from './start-session.ts'

/** One of the caller's own passkeys. */
export interface UserPasskey {
  signedIn: SignedIn
  passkeyId: string
}

/** Removes one of the caller's passkeys. */
export function removeMyPasskey(
  context: AuthContext,
  caller: Caller,
  { signedIn, passkeyId }: UserPasskey,
): Promise<Result<undefined, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const current = await lockProvenSession(context, trx, signedIn)
    if (!current.ok) return current
    if (isMissingSecondFactor(current.value)) return fail(passkeyFailures.aal)
    const { user } = current.value.account
    const passkey = await deletePasskey(trx, { id: passkeyId, userId: user.id })
    if (passkey === undefined) return fail(passkeyFailures.notFound)
    await audit(context, trx, { action: 'passkey_deleted', user, caller })
    await orderNotice(context, trx, { kind: 'passkey_removed', user, caller, removed: { passkeys: [passkey] } })
    return succeed(undefined)
  })
}

/** Removes a user's passkey on behalf of an administrator. */
export function removePasskeyOf(
  context: AuthContext,
  caller: Caller,
  { userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<Result<undefined, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (user === undefined) return fail(failures.userNotFound)
    if ((await deletePasskey(trx, { id: passkeyId, userId })) === undefined) return fail(passkeyFailures.notFound)
    await audit(context, trx, { action: 'passkey_deleted', user, caller })
    await orderNotice(context, trx, { kind: 'passkey_removed', user })
    return succeed(undefined)
  })
}

/** Renames one of the caller's passkeys. */
export function renameMyPasskey(
  context: AuthContext,
  caller: Caller,
  { signedIn, passkeyId, name }: UserPasskey & { name: string },
): Promise<Result<PasskeyRow, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const current = await lockCurrentSession(trx, signedIn)
    if (!current.ok) return current
    const { user } = current.value.account
    const renamed = await renamePasskey(trx, { id: passkeyId, userId: user.id, name, now: context.now() })
    if (renamed === undefined) return fail(passkeyFailures.notFound)
    await audit(context, trx, { action: 'passkey_updated', user, caller })
    return succeed(renamed)
  })
}
