import { sql, type Kysely } from 'kysely'
import { Migrator, type MigrationProvider } from 'kysely/migration'
import { auditActors } from './migrations/audit-actors.ts'
import { auditSubjects } from './migrations/audit-subjects.ts'
import { factorRemovals } from './migrations/factor-removals.ts'
import { firstTables } from './migrations/first-tables.ts'
import { flowStates } from './migrations/flow-states.ts'
import { mailOrders } from './migrations/mail-orders.ts'
import { notices } from './migrations/notices.ts'
import { passkeys } from './migrations/passkeys.ts'
import { proofs } from './migrations/proofs.ts'
import { registeredKeys } from './migrations/registered-keys.ts'
import { secondFactors } from './migrations/second-factors.ts'
import { tidying } from './migrations/tidying.ts'
import { undoOffers } from './migrations/undo-offers.ts'
import { wholeAccounts } from './migrations/whole-accounts.ts'

/** In the name of a migration that removes what the version before still uses; all others only add. */
const contraction = '-contract-'

const migrations = {
  '0001-first-tables': firstTables,
  '0002-mail-orders': mailOrders,
  '0003-registered-keys': registeredKeys,
  '0004-audit-actors': auditActors,
  '0005-notices': notices,
  '0006-whole-accounts': wholeAccounts,
  '0007-audit-subjects': auditSubjects,
  '0008-second-factors': secondFactors,
  '0009-passkeys': passkeys,
  '0010-flow-states': flowStates,
  '0012-tidying': tidying,
  '0013-proofs': proofs,
  '0014-undo-offers': undoOffers,
  '0015-factor-removals': factorRemovals,
}

const provider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) }

/** A later version of this package has changed the schema `auth` so that this one can't work with it. */
export class LaterSchemaError extends Error {
  override readonly name = 'LaterSchemaError'

  /** `migration` is the one that is in the way. */
  constructor(readonly migration: string) {
    super(`A later version made the auth tables what they are (${migration})`)
  }
}

/**
 * Brings the schema `auth` up to date. Safe to run at every start and from several processes at once: a database
 * advisory lock lets one of them work while the others wait. Leaves a schema alone that a later version has only added
 * to. Throws when a migration fails; the failed one is rolled back. Throws a {@link LaterSchemaError}, without a
 * change, when this version can't work with what a later one made of the schema.
 */
export async function migrateAuthServer<Database>(db: Kysely<Database>): Promise<void> {
  const made = await migrationsOf(db)
  const later = made.filter((name) => !(name in migrations))
  const isComplete = Object.keys(migrations).every((name) => made.includes(name))
  const inTheWay = later.find((name) => name.includes(contraction)) ?? (isComplete ? undefined : later[0])
  if (inTheWay !== undefined) throw new LaterSchemaError(inTheWay)
  if (!isComplete) await migrateToLatest(db)
}

async function migrateToLatest<Database>(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider,
    migrationTableSchema: 'auth',
    migrationTableName: 'auth_migrations',
    migrationLockTableName: 'auth_migrations_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The auth tables could not be brought up to date', { cause: error })
}

async function migrationsOf<Database>(db: Kysely<Database>): Promise<string[]> {
  const plain = db.withoutPlugins()
  const there = sql<{ there: boolean }>`select to_regclass('auth.auth_migrations') is not null as there`
  if ((await there.execute(plain)).rows[0]?.there !== true) return []
  const { rows } = await sql<{ name: string }>`select name from auth.auth_migrations order by name`.execute(plain)
  return rows.map(({ name }) => name)
}
