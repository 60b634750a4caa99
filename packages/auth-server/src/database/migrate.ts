import type { Kysely } from 'kysely'
import { Migrator, type MigrationProvider } from 'kysely/migration'
import { auditActors } from './migrations/audit-actors.ts'
import { auditSubjects } from './migrations/audit-subjects.ts'
import { firstTables } from './migrations/first-tables.ts'
import { flowStates } from './migrations/flow-states.ts'
import { mailOrders } from './migrations/mail-orders.ts'
import { notices } from './migrations/notices.ts'
import { passkeys } from './migrations/passkeys.ts'
import { registeredKeys } from './migrations/registered-keys.ts'
import { secondFactors } from './migrations/second-factors.ts'
import { tidying } from './migrations/tidying.ts'
import { wholeAccounts } from './migrations/whole-accounts.ts'

const provider: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
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
    }),
}

/**
 * Brings the schema `auth` up to date. Safe to run at every start and from several processes at once: a database
 * advisory lock lets one of them work while the others wait. Throws when a migration fails; the failed one is rolled
 * back.
 */
export async function migrateAuthServer<Database>(db: Kysely<Database>): Promise<void> {
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
