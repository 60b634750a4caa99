import type { FaqEntry } from '@dst/contracts'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** All entries in display order. */
export function listFaqs(db: Kysely<Tables>): Promise<FaqEntry[]> {
  return db
    .selectFrom('faqs')
    .select(['id', 'question', 'answer', 'category', 'order'])
    .orderBy('order')
    .orderBy('id')
    .execute()
}
