import type { AuthContext, Caller } from '../context'
import { deletePasskey, renamePasskey } from '../database/passkeys'
import type { PasskeyRow } from '../database/factor-tables'
import { lockUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { passkeyFailures } from '../failures/passkeys'
import { orderNotice } from '../mail/send-notice'
import { fail, succeed, type Result } from '../result'
import type { SignedIn } from '../wire/session-json'
import { lacksSecondFactor, lockOwnSession } from './own-session'
import { audit } from './start-session'

/** A passkey of the caller's own. */
export interface OwnPasskey {
  signedIn: SignedIn
  passkeyId: string
}

/** Removes one of the caller's passkeys. */
export function removeOwnPasskey(
  context: AuthContext,
  caller: Caller,
  { signedIn, passkeyId }: OwnPasskey,
): Promise<Result<undefined, AuthFailure>> {
  return context.db.transaction().execute(async (trx) => {
    const own = await lockOwnSession(trx, signedIn)
    if (!own.ok) return own
    if (lacksSecondFactor(own.value)) return fail(passkeyFailures.aal)
    const { user } = own.value.account
    if (!(await deletePasskey(trx, { id: passkeyId, userId: user.id }))) return fail(passkeyFailures.notFound)
    await audit(context, trx, { action: 'passkey_deleted', user, caller })
    await orderNotice(context, trx, { kind: 'passkey_removed', user })
    return succeed(undefined)
  })
}

/** Removes a passkey of somebody, on behalf of an administrator. */
export function removePasskeyOf(
  context: AuthContext,
  caller: Caller,
  { userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<Result<undefined, AuthFailure>> {
  return context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (user === undefined) return fail(failures.userNotFound)
    if (!(await deletePasskey(trx, { id: passkeyId, userId }))) return fail(passkeyFailures.notFound)
    await audit(context, trx, { action: 'passkey_deleted', user, caller })
    await orderNotice(context, trx, { kind: 'passkey_removed', user })
    return succeed(undefined)
  })
}

/** Gives one of the caller's passkeys another name. */
export function renameOwnPasskey(
  context: AuthContext,
  caller: Caller,
  { signedIn, passkeyId, name }: OwnPasskey & { name: string },
): Promise<Result<PasskeyRow, AuthFailure>> {
  return context.db.transaction().execute(async (trx) => {
    const own = await lockOwnSession(trx, signedIn)
    if (!own.ok) return own
    const { user } = own.value.account
    const renamed = await renamePasskey(trx, { id: passkeyId, userId: user.id, name, now: context.now() })
    if (renamed === undefined) return fail(passkeyFailures.notFound)
    await audit(context, trx, { action: 'passkey_updated', user, caller })
    return succeed(renamed)
  })
}
