import { builtInFaqs } from '@dst/content/faq'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import * as investorsAndRequests from './migrations/0001-investors-and-requests.js'
import * as jobsAndContactMail from './migrations/0002-jobs-and-contact-mail.js'
import * as consents from './migrations/0003-consents.js'
import type { Tables } from './tables.js'

const migrations: Record<string, Migration> = {
  '0001-investors-and-requests': investorsAndRequests,
  '0002-jobs-and-contact-mail': jobsAndContactMail,
  '0003-consents': consents,
}

/**
 * Brings the database to the newest shape and puts in the built-in FAQ entries that are missing.
 * Safe to run by several processes at once: the migrator holds a lock. Throws when a migration fails,
 * and then nothing of that migration stays.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('the database could not be migrated', { cause: error })
  await seedFaqs(db)
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
