import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { recordEvent, type AuditAction, type AuditTraits } from '../database/audit-log.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import { takenValue, type TakenValue } from '../database/taken-values.ts'
import type { FailureReply } from '../failures/index.ts'
import { fail, type Result } from '../failures/result.ts'
import type { Administrator } from '../wire/administrator.ts'

// Administrators are logged without a user id of their own.
const nobody = '00000000-0000-0000-0000-000000000000'

/** What an administrator did, and to whom. */
export interface Administration {
  action: AuditAction
  subject: Pick<UserRow, 'id' | 'email' | 'phone'>
  administrator: Administrator
  traits?: AuditTraits
}

/** Adds one audit log entry about an administrator's action on an account. */
export async function auditAdministration(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { action, subject, administrator, traits = {} }: Administration,
): Promise<void> {
  const { role, caller } = administrator
  await recordEvent(trx, {
    action,
    actorId: nobody,
    actorName: role,
    subject,
    ip: caller.ip,
    now: context.now(),
    browser: null,
    traits,
  })
}

/**
 * Runs everything in one transaction. If a unique value is taken, which only the database can tell for sure, returns
 * the refusal given for it and writes nothing.
 */
export async function changeUniquely<Value>(
  { db }: AuthContext,
  taken: Partial<Record<TakenValue, FailureReply>>,
  change: (trx: Kysely<AuthTables>) => Promise<Result<Value, FailureReply>>,
): Promise<Result<Value, FailureReply>> {
  try {
    return await db.transaction().execute(change)
  } catch (error) {
    const value = takenValue(error)
    const refusal = value && taken[value]
    if (refusal === undefined) throw error
    return fail(refusal)
  }
}
