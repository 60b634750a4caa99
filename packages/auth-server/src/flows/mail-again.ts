import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import type { AuditAction } from '../database/audit-log.ts'
import type { AuthTables, MailKind, UserRow } from '../database/tables.ts'
import { lockUserByEmail } from '../database/users.ts'
import { writeIf } from '../database/write-if.ts'
import type { FailureReply } from '../failures/index.ts'
import { mailRefusal } from '../delivery/claim-mail.ts'
import type { MailOrderKind } from '../mail/mail-order.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { CodeChallenge } from '../database/code-challenge.ts'
import { emailChangeKinds } from './email-change.ts'
import { audit } from './start-session.ts'

/** An email that anyone can request for an address. */
export interface MailWish {
  kind: Exclude<MailKind, 'reauthentication'>
  email: string
  redirectTo: string
  challenge?: CodeChallenge | undefined
}

/**
 * Queues an email to an address. Whether the address has an account that is due one is determined when the email is
 * rendered: until then every address is handled the same, and the response, including the rate limit, is the same.
 */
export async function mailAgain(
  context: AuthContext,
  caller: Caller,
  wish: MailWish,
): Promise<Result<undefined, FailureReply>> {
  return context.db.transaction().execute((trx) => order(context, trx, { caller, wish }))
}

async function order(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { caller, wish }: { caller: Caller; wish: MailWish },
): Promise<Result<undefined, FailureReply>> {
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

// Requesting the email of a change again is not logged: the change itself already is.
function isOnRecord(kind: MailWish['kind'], user: UserRow | undefined): boolean {
  if (user === undefined || kind === 'email_change') return false
  return kind === 'recovery' || user.email_confirmed_at === null
}

function orderKinds(context: AuthContext, kind: MailWish['kind']): readonly MailOrderKind[] {
  return kind === 'email_change' ? emailChangeKinds(context) : [kind]
}
