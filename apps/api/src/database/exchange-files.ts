import type { MyData, SavedExchangeFile } from '@dst/contracts'
import { readExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { ExchangeFilesTable } from './exchange-tables.ts'
import type { Tables } from './tables.ts'

const columns = ['file', 'version', 'createdAt', 'updatedAt'] as const

/** The person's exchange file, if one is saved, with the time of its first save. */
export async function findExchangeFile(db: Kysely<Tables>, investorId: string): Promise<MyData['exchangeFile']> {
  const row = await db
    .selectFrom('exchangeFiles')
    .select(columns)
    .where('investorId', '=', investorId)
    .executeTakeFirst()
  return row ? { ...toSaved(row), createdAt: row.createdAt.toISOString() } : null
}

/** Stores the person's exchange file in place of the one before. */
export async function storeExchangeFile(
  trx: Transaction<Tables>,
  investorId: string,
  file: ExchangeFile,
): Promise<SavedExchangeFile> {
  const row = await trx
    .insertInto('exchangeFiles')
    .values({ investorId, file: JSON.stringify(file) })
    .onConflict((conflict) =>
      conflict.column('investorId').doUpdateSet({
        file: sql`excluded.file`,
        version: sql`excluded.version`,
        updatedAt: new Date(),
      }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toSaved(row)
}

/** Deletes the person's exchange file; true if there was one. */
export async function removeExchangeFile(trx: Transaction<Tables>, investorId: string): Promise<boolean> {
  const gone = await trx.deleteFrom('exchangeFiles').where('investorId', '=', investorId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

function toSaved({
  file,
  version,
  updatedAt,
}: Pick<Selectable<ExchangeFilesTable>, 'file' | 'version' | 'updatedAt'>): SavedExchangeFile {
  // A file of the first version is told as what it came to.
  return { file: readExchangeFile(file) ?? file, version, updatedAt: updatedAt.toISOString() }
}
