import { builtInFaqs } from '@dst/content/faq'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { StartRefusal } from '../config/start-refusal.ts'
import * as investorsAndRequests from './migrations/0001-investors-and-requests.ts'
import * as jobsAndContactMail from './migrations/0002-jobs-and-contact-mail.ts'
import * as consents from './migrations/0003-consents.ts'
import * as leads from './migrations/0004-leads.ts'
import * as myData from './migrations/0005-own-data.ts'
import * as appointmentAlerts from './migrations/0006-appointment-alerts.ts'
import * as exchangeFiles from './migrations/0007-exchange-files.ts'
import * as exchangeShares from './migrations/0008-exchange-shares.ts'
import * as verdictCounts from './migrations/0009-verdict-counts.ts'
import * as exchangeReminders from './migrations/0010-exchange-reminders.ts'
import * as consultationFacts from './migrations/0011-consultation-facts.ts'
import * as endedWebhooks from './migrations/0012-ended-webhooks.ts'
import * as contactTimeZone from './migrations/0013-contact-time-zone.ts'
import * as verdictOnARange from './migrations/0014-verdict-on-a-range.ts'
import * as deskMembers from './migrations/0015-desk-members.ts'
import * as consentProofs from './migrations/0016-consent-proofs.ts'
import * as firmSchedules from './migrations/0017-firm-schedules.ts'
import * as deskOffice from './migrations/0019-desk-office.ts'
import * as noticesOfChange from './migrations/0020-notices-of-change.ts'
import * as deskLeads from './migrations/0021-desk-leads.ts'
import type { Tables } from './tables.ts'

/** In the name of a migration that removes what the version before still uses; all others only add. */
const contraction = '-contract-'

const migrations: Record<string, Migration> = {
  '0001-investors-and-requests': investorsAndRequests,
  '0002-jobs-and-contact-mail': jobsAndContactMail,
  '0003-consents': consents,
  '0004-leads': leads,
  '0005-own-data': myData,
  '0006-appointment-alerts': appointmentAlerts,
  '0007-exchange-files': exchangeFiles,
  '0008-exchange-shares': exchangeShares,
  '0009-verdict-counts': verdictCounts,
  '0010-exchange-reminders': exchangeReminders,
  '0011-consultation-facts': consultationFacts,
  '0012-ended-webhooks': endedWebhooks,
  '0013-contact-time-zone': contactTimeZone,
  '0014-verdict-on-a-range': verdictOnARange,
  '0015-desk-members': deskMembers,
  '0016-consent-proofs': consentProofs,
  '0017-firm-schedules': firmSchedules,
  '0019-desk-office': deskOffice,
  '0020-notices-of-change': noticesOfChange,
  '0021-desk-leads': deskLeads,
}

/**
 * Migrates the database to the latest version and adds missing built-in FAQ entries. Safe to run from several processes
 * at once: the migrator holds a lock. Leaves a database alone that a later version has only added to. Throws when a
 * migration fails; that migration is then rolled back. Throws a {@link StartRefusal}, without a change, when this
 * version can't work with what a later one made of the database.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { pending, later, isUsable } = await schemaStatus(db)
  if (!isUsable) throw tooNew(later)
  if (pending > 0) await migrateToLatest(db)
  await seedFaqs(db)
}

async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error) throw new Error('the database could not be migrated', { cause: error })
}

/** Refuses a start because of a migration that only a later version knows. */
export function tooNew(migration = ''): StartRefusal {
  return new StartRefusal(
    'database-newer',
    `The database was migrated by a later version, with which this one can’t work (${migration}). Start that ` +
      'version, or restore a backup that this version made into another database.',
  )
}

/** How the migrations that made a database compare with those that this version knows. */
export interface SchemaStatus {
  /** How many of this version's are still to come; all of them when the database is empty. */
  pending: number
  /** One that only a later version knows, if there is any: the one in the way, if one is. */
  later: string | undefined
  /** Whether this version can work with it, after a migration if some are pending. */
  isUsable: boolean
}

/** Compares the migrations that made a database with those that this version knows. */
export async function schemaStatus(db: Kysely<Tables>): Promise<SchemaStatus> {
  const made = await madeMigrations(db)
  const later = made.filter((name) => !(name in migrations))
  const pending = Object.keys(migrations).filter((name) => !made.includes(name)).length
  const removing = later.find((name) => name.includes(contraction))
  return {
    pending,
    later: removing ?? later[0],
    isUsable: removing === undefined && (later.length === 0 || pending === 0),
  }
}

async function madeMigrations(db: Kysely<Tables>): Promise<string[]> {
  const plain = db.withoutPlugins()
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    plain,
  )
  if (rows[0]?.there !== true) return []
  const { rows: made } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(plain)
  return made.map(({ name }) => name)
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
