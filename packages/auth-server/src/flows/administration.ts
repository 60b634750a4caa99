import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { recordEvent, type AuditAction, type AuditTraits } from '../database/audit-log'
import type { AuthTables, UserRow } from '../database/tables'
import { takenValue, type TakenValue } from '../database/taken-values'
import type { AuthFailure } from '../failures'
import { fail, type Result } from '../result'
import type { Administrator } from '../wire/administrator'

// No administrator is a user of their own.
const nobody = '00000000-0000-0000-0000-000000000000'

/** What an administrator did, and to whom. */
export interface Administration {
  action: AuditAction
  subject: Pick<UserRow, 'id' | 'email' | 'phone'>
  administrator: Administrator
  traits?: AuditTraits
}

/** Adds one line to the audit log about what an administrator did to an account. */
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
 * Does everything in one transaction. A value that another row has, which only the database can tell for sure, becomes
 * the refusal given for it, and nothing is written.
 */
export async function changeUniquely<Value>(
  { db }: AuthContext,
  taken: Partial<Record<TakenValue, AuthFailure>>,
  change: (trx: Kysely<AuthTables>) => Promise<Result<Value, AuthFailure>>,
): Promise<Result<Value, AuthFailure>> {
  try {
    return await db.transaction().execute(change)
  } catch (error) {
    const value = takenValue(error)
    const refusal = value && taken[value]
    if (refusal === undefined) throw error
    return fail(refusal)
  }
}
