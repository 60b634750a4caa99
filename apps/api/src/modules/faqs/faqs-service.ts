import type { Kysely } from 'kysely'
import { listFaqs } from '../../database/faqs.ts'
import type { Tables } from '../../database/tables.ts'
import { cachedResponse } from '../../plugins/cached-response.ts'

/** The questions and answers of the FAQ page, read once for many requests. */
export function cachedFaqs(db: Kysely<Tables>) {
  return cachedResponse(() => listFaqs(db))
}
