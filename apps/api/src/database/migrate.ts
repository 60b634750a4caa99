import { builtInFaqs } from '@dst/content/faq'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import * as investorsAndRequests from './migrations/0001-investors-and-requests.js'
import * as jobsAndContactMail from './migrations/0002-jobs-and-contact-mail.js'
import * as consents from './migrations/0003-consents.js'
import * as leads from './migrations/0004-leads.js'
import * as ownData from './migrations/0005-own-data.js'
import * as appointmentAlerts from './migrations/0006-appointment-alerts.js'
import type { Tables } from './tables.js'

const migrations: Record<string, Migration> = {
  '0001-investors-and-requests': investorsAndRequests,
  '0002-jobs-and-contact-mail': jobsAndContactMail,
  '0003-consents': consents,
  '0004-leads': leads,
  '0005-own-data': ownData,
  '0006-appointment-alerts': appointmentAlerts,
}

/**
 * Brings the database to the newest shape and puts in the built-in FAQ entries that are missing.
 * Safe to run by several processes at once: the migrator holds a lock. Throws when a migration fails,
 * and then nothing of that migration stays.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error) throw new Error('the database could not be migrated', { cause: error })
  await seedFaqs(db)
}

/** How many migrations the database has yet to see; all of them when it is empty. */
export async function countPending(db: Kysely<Tables>): Promise<number> {
  const all = await migratorOf(db).getMigrations()
  return all.filter(({ executedAt }) => executedAt === undefined).length
}

function migratorOf(db: Kysely<Tables>): Migrator {
  return new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: () => Promise.resolve(migrations) } })
}

/** The content package is the source of the words: an entry that changed there is updated here. */
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
