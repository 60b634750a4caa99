import { isDeepStrictEqual } from 'node:util'
import type { SavedExchangeFile } from '@dst/contracts'
import { readExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely } from 'kysely'
import type { Caller } from '../../plugins/caller.ts'
import { recordAudit } from '../../database/audit.ts'
import { findExchangeFile, removeExchangeFile, storeExchangeFile } from '../../database/exchange-files.ts'
import type { Tables } from '../../database/tables.ts'
import { openInvestor, openRecord } from '../../accounts/own-record.ts'

/** The file that another save has left, null after a deletion. */
interface Conflict {
  savedFile: SavedExchangeFile | null
}

/** The caller's exchange file, if one is saved. */
export async function myExchangeFile(db: Kysely<Tables>, caller: Caller): Promise<SavedExchangeFile | null> {
  const { id } = await openInvestor(db, caller)
  return findExchangeFile(db, id)
}

/**
 * Saves the caller's exchange file, if it is based on the saved version, or if none is saved and the caller has seen
 * none. The same file again changes nothing, whatever it is based on: a repeat after a lost answer is no conflict.
 */
export async function saveExchangeFile(
  db: Kysely<Tables>,
  caller: Caller,
  sent: ExchangeFile,
  seenVersion: number | undefined,
): Promise<Result<SavedExchangeFile, Conflict>> {
  const file = readExchangeFile(sent) ?? sent
  return db.transaction().execute(async (trx) => {
    // Locks the record, so that of two saves based on the same version only the first succeeds.
    const { id: investorId } = await openRecord(trx, caller)
    const saved = await findExchangeFile(trx, investorId)
    if (saved && isDeepStrictEqual(saved.file, file)) return succeed(saved)
    if (saved?.version !== seenVersion) return fail({ savedFile: saved })
    const stored = await storeExchangeFile(trx, investorId, file)
    await recordAudit(trx, { action: 'exchange_file_saved', investorId, requestId: caller.requestId })
    return succeed(stored)
  })
}

/** Deletes the caller's exchange file; nothing happens if there is none. */
export async function deleteExchangeFile(db: Kysely<Tables>, caller: Caller): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id: investorId } = await openRecord(trx, caller)
    if (!(await removeExchangeFile(trx, investorId))) return
    await recordAudit(trx, { action: 'exchange_file_deleted', investorId, requestId: caller.requestId })
  })
}
