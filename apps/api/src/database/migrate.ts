import { builtInFaqs } from '@dst/content/faq'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { StartRefusal } from '../start-refusal.ts'
import * as investorsAndRequests from './migrations/0001-investors-and-requests.ts'
import * as jobsAndContactMail from './migrations/0002-jobs-and-contact-mail.ts'
import * as consents from './migrations/0003-consents.ts'
import * as leads from './migrations/0004-leads.ts'
import * as ownData from './migrations/0005-own-data.ts'
import * as appointmentAlerts from './migrations/0006-appointment-alerts.ts'
import * as exchangeFiles from './migrations/0007-exchange-files.ts'
import * as exchangeShares from './migrations/0008-exchange-shares.ts'
import * as verdictCounts from './migrations/0009-verdict-counts.ts'
import * as exchangeReminders from './migrations/0010-exchange-reminders.ts'
import * as consultationFacts from './migrations/0011-consultation-facts.ts'
import type { Tables } from './tables.ts'

const migrations: Record<string, Migration> = {
  '0001-investors-and-requests': investorsAndRequests,
  '0002-jobs-and-contact-mail': jobsAndContactMail,
  '0003-consents': consents,
  '0004-leads': leads,
  '0005-own-data': ownData,
  '0006-appointment-alerts': appointmentAlerts,
  '0007-exchange-files': exchangeFiles,
  '0008-exchange-shares': exchangeShares,
  '0009-verdict-counts': verdictCounts,
  '0010-exchange-reminders': exchangeReminders,
  '0011-consultation-facts': consultationFacts,
}

/**
 * Migrates the database to the latest version and adds missing built-in FAQ entries. Safe to run from several processes
 * at once: the migrator holds a lock. Throws when a migration fails; that migration is then rolled back. Throws a
 * {@link StartRefusal}, without a change, when a later version of the product has migrated it.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const [later] = await laterMigrations(db)
  if (later !== undefined)
    throw new StartRefusal(
      'database-newer',
      `The database was migrated by a later version (${later}). Start that version, or restore a backup that this ` +
        'version made into another database.',
    )
  const { error } = await migratorOf(db).migrateToLatest()
  if (error) throw new Error('the database could not be migrated', { cause: error })
  await seedFaqs(db)
}

/** Migrations of the database that this version doesn't know. */
export async function laterMigrations(db: Kysely<Tables>): Promise<string[]> {
  const plain = db.withoutPlugins()
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    plain,
  )
  if (rows[0]?.there !== true) return []
  const { rows: made } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(plain)
  return made.map(({ name }) => name).filter((name) => !(name in migrations))
}

/** The number of pending migrations; all of them when the database is empty. */
export async function countPending(db: Kysely<Tables>): Promise<number> {
  const all = await migratorOf(db).getMigrations()
  return all.filter(({ executedAt }) => executedAt === undefined).length
}

function migratorOf(db: Kysely<Tables>): Migrator {
  return new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: () => Promise.resolve(migrations) } })
}

/** The content package is the source of the text: an entry that changed there is updated here. */
async function seedFaqs(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('faqs')
    .values(builtInFaqs.map(({ id, question, answer, category, order }) => ({ id, question, answer, category, order })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        question: sql`excluded.question`,
        answer: sql`excluded.answer`,
        category: sql`excluded.category`,
        order: sql`excluded."order"`,
      }),
    )
    .execute()
}
