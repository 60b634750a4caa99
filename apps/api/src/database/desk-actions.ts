import type { LeadAction } from '@dst/contracts/desk'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { DeskActionsTable } from './desk-tables.ts'
import type { Tables } from './tables.ts'

const columns = ['id', 'requestId', 'memberId', 'firmCrd', 'action', 'version', 'at', 'effectiveAt', 'state'] as const

/** An action as read from its row. */
export type DeskActionRow = Pick<Selectable<DeskActionsTable>, (typeof columns)[number]>

/** The member's earlier action with this key. */
export async function findByKey(
  db: Kysely<Tables>,
  { memberId, idempotencyKey }: { memberId: string; idempotencyKey: string },
): Promise<DeskActionRow | undefined> {
  return db
    .selectFrom('deskActions')
    .select(columns)
    .where('memberId', '=', memberId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
}

interface NewAction {
  requestId: string
  memberId: string
  /** CRD number of the member's firm. */
  firmCrd: string
  action: LeadAction
  idempotencyKey: string
  version: number
  at: Date
  effectiveAt: Date
}

/** Records an action that can be undone until it takes effect; undefined while another one of the lead can be. */
export async function insertAction(
  trx: Transaction<Tables>,
  { action, ...values }: NewAction,
): Promise<DeskActionRow | undefined> {
  return (
    trx
      .insertInto('deskActions')
      .values({ ...values, action: JSON.stringify(action) })
      // A generic plan finds the partial index only by a literal.
      .onConflict((conflict) => conflict.column('requestId').where('state', '=', sql.lit('pending')).doNothing())
      .returning(columns)
      .executeTakeFirst()
  )
}

/**
 * The action with this id and its request, both locked, while the action can still be undone. The request is locked
 * first, as everything about a request does; undoing locks the action alone.
 */
export async function lockPending<Row>(
  trx: Transaction<Tables>,
  id: string,
  lockRequest: (requestId: string) => Promise<Row | undefined>,
): Promise<{ action: DeskActionRow; row: Row } | undefined> {
  const known = await trx.selectFrom('deskActions').select('requestId').where('id', '=', id).executeTakeFirst()
  const row = known && (await lockRequest(known.requestId))
  const action = await trx
    .selectFrom('deskActions')
    .select(columns)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && action && { action, row }
}

/** The member's own action with this id, locked until the transaction ends. */
export async function lockOwnAction(trx: Transaction<Tables>, { id, memberId }: { id: string; memberId: string }) {
  return trx
    .selectFrom('deskActions')
    .select((expression) => [
      ...columns,
      expression
        .selectFrom('consultationRequests')
        .select('investorId')
        .whereRef('consultationRequests.id', '=', 'deskActions.requestId')
        .$asScalar()
        .$notNull()
        .as('investorId'),
    ])
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Settles an action; false if it was settled before. */
export async function settleAction(
  trx: Transaction<Tables>,
  { id, state }: { id: string; state: 'done' | 'undone' | 'void' },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('deskActions')
    .set({ state, settledAt: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
