import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import type { AuditAction } from '../database/audit-log'
import type { AuthTables, MailKind, UserRow } from '../database/tables'
import { lockUserByEmail } from '../database/users'
import { writeIf } from '../database/write-if'
import type { AuthFailure } from '../failures'
import { mailRefusal } from '../mail/claim-mail'
import type { MailOrderKind } from '../mail/mail-order'
import { fail, succeed, type Result } from '../result'
import type { CodeChallenge } from '../tokens/code-challenge'
import { emailChangeKinds } from './email-change'
import { audit } from './start-session'

/** A mail that anyone may ask for, given an address. */
export interface MailWish {
  kind: Exclude<MailKind, 'reauthentication'>
  email: string
  redirectTo: string
  challenge?: CodeChallenge | undefined
}

/**
 * Orders a mail to an address. Whether it has an account that waits for one is found out when the mail is made: until
 * then the same is done for every address, and the answer, the frequency limit included, is the same.
 */
export async function mailAgain(
  context: AuthContext,
  caller: Caller,
  wish: MailWish,
): Promise<Result<undefined, AuthFailure>> {
  return context.db.transaction().execute((trx) => order(context, trx, { caller, wish }))
}

async function order(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { caller, wish }: { caller: Caller; wish: MailWish },
): Promise<Result<undefined, AuthFailure>> {
  const orderId = randomUUID()
  const user = (await lockUserByEmail(trx, wish.email))?.user
  const refusal = await mailRefusal(context, trx, { ...wish, orderId, address: wish.email })
  if (refusal !== undefined) return fail(refusal)
  const someone = user ?? { id: randomUUID(), email: wish.email }
  await writeIf(trx, isOnRecord(wish.kind, user), () =>
    audit(context, trx, { action: actions[wish.kind], user: someone, caller }),
  )
  for (const kind of orderKinds(context, wish.kind))
    await context.enqueueMail(trx, { id: orderId, account: someone.id, kind })
  return succeed(undefined)
}

const actions = {
  confirmation: 'user_confirmation_requested',
  recovery: 'user_recovery_requested',
  email_change: 'user_modified',
} as const satisfies Record<MailWish['kind'], AuditAction>

// Asking again for the mail of a change that is on record already is not.
function isOnRecord(kind: MailWish['kind'], user: UserRow | undefined): boolean {
  if (user === undefined || kind === 'email_change') return false
  return kind === 'recovery' || user.email_confirmed_at === null
}

function orderKinds(context: AuthContext, kind: MailWish['kind']): readonly MailOrderKind[] {
  return kind === 'email_change' ? emailChangeKinds(context) : [kind]
}
