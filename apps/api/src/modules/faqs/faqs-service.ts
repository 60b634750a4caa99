import type { Kysely } from 'kysely'
import { listFaqs } from '../../database/faqs.ts'
import type { Tables } from '../../database/tables.ts'
import { preparedAnswer } from '../../plugins/prepared-answer.ts'

/** The questions and answers of the FAQ page, read once for many requests. */
export function preparedFaqs(db: Kysely<Tables>) {
  return preparedAnswer(() => listFaqs(db))
}
