import { randomBytes } from 'node:crypto'
import type { ExchangeShare, SharedExchange } from '@dst/contracts'
import { exchangeShareDays, exchangeShareMaximum } from '@dst/domain/parameters'
import { fail, succeed, type Result } from '@dst/domain/result'
import { millisecondsPerDay } from '@dst/domain/time'
import type { Kysely } from 'kysely'
import type { Caller } from '../../plugins/caller.ts'
import { recordAudit } from '../../database/audit.ts'
import { countOpenShares, insertShare, listShares, openShare, withdrawShare } from '../../database/exchange-shares.ts'
import type { Tables } from '../../database/tables.ts'
import { openInvestor, openRecord } from '../../accounts/own-record.ts'

export interface ShareDeps {
  db: Kysely<Tables>
  now: () => Date
}

/** The random bytes of a link's id: nobody can guess one. */
const idBytes = 24

/** Stores encrypted content under a new link, unless the caller has too many open already. */
export async function shareExchange(
  { db, now }: ShareDeps,
  caller: Caller,
  ciphertext: string,
): Promise<Result<ExchangeShare, 'too_many_shares'>> {
  return db.transaction().execute(async (trx) => {
    // Locks the record, so that two calls at once don't pass the limit together.
    const { id: investorId } = await openRecord(trx, caller)
    const createdAt = now()
    if ((await countOpenShares(trx, investorId, createdAt)) >= exchangeShareMaximum)
      return fail('too_many_shares' as const)
    const id = randomBytes(idBytes).toString('base64url')
    const expiresAt = new Date(createdAt.getTime() + exchangeShareDays * millisecondsPerDay)
    await insertShare(trx, { id, investorId, ciphertext, createdAt, expiresAt })
    await recordAudit(trx, { action: 'exchange_shared', investorId, requestId: caller.requestId })
    const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
    return succeed({ id, ...times, withdrawnAt: null, opens: [] })
  })
}

/** The caller's links, without their content. */
export async function myShares({ db }: ShareDeps, caller: Caller): Promise<ExchangeShare[]> {
  const { id } = await openInvestor(db, caller)
  return (await listShares(db, id)).map(({ ciphertext: _ciphertext, ...share }) => share)
}

/** Withdraws one of the caller's links; false if they have no such link. */
export async function withdrawMyShare({ db, now }: ShareDeps, caller: Caller, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { id: investorId } = await openRecord(trx, caller)
    if (!(await withdrawShare(trx, { id, investorId, now: now() }))) return false
    await recordAudit(trx, { action: 'exchange_share_withdrawn', investorId, requestId: caller.requestId })
    return true
  })
}

/** What a link shows to whoever has it. */
export async function openedShare(
  { db, now }: ShareDeps,
  id: string,
): Promise<Result<SharedExchange, 'not_found' | 'share_ended'>> {
  const opened = await db.transaction().execute((trx) => openShare(trx, id, now()))
  if (opened === 'unknown') return fail('not_found')
  return opened === 'ended' ? fail('share_ended') : succeed(opened)
}
