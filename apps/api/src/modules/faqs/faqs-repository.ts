import type { FaqEntry } from '@dst/contracts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.js'

/** All entries in the order in which the page shows them. */
export function listFaqs(db: Kysely<Tables>): Promise<FaqEntry[]> {
  return db
    .selectFrom('faqs')
    .select(['id', 'question', 'answer', 'category', 'order'])
    .orderBy('order')
    .orderBy('id')
    .execute()
}
