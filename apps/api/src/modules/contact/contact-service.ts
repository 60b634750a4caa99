import type { ContactMessage, ContactReceipt } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { findByKey, insertContactMessage, type ContactMessageText } from '../../database/contact-messages.ts'

/** The result of receiving a message. */
export interface Reception {
  receipt: ContactReceipt
  repeated: boolean
  /** The honeypot field was filled in: the message is stored and not forwarded. */
  suspected: boolean
}

/**
 * Stores a message, once per idempotency key, and queues its email in the same transaction. A repeat gets the first
 * receipt, and a key reused with a different message is rejected.
 */
export async function receiveContactMessage(
  { db, queue }: { db: Kysely<Tables>; queue: JobQueue },
  { topic, ...words }: ContactMessage,
  idempotencyKey: string | undefined,
): Promise<Result<Reception, 'idempotency_key_reused'>> {
  const suspected = topic !== undefined && topic !== ''
  return db.transaction().execute(async (trx) => {
    const receipt = await insertContactMessage(trx, { words, idempotencyKey, suspected })
    if (receipt) {
      if (!suspected) await queue.send(trx, 'contact-mail', { messageId: receipt.id })
      return succeed({ receipt, repeated: false, suspected })
    }
    // Only the idempotency key can conflict with a new message.
    const earlier = await findByKey(trx, idempotencyKey ?? '')
    return sameText(earlier.words, words)
      ? succeed({ receipt: earlier.receipt, repeated: true, suspected })
      : fail('idempotency_key_reused' as const)
  })
}

function sameText(one: ContactMessageText, other: ContactMessageText): boolean {
  return (
    one.firstName === other.firstName &&
    one.lastName === other.lastName &&
    one.email === other.email &&
    one.subject === other.subject &&
    one.message === other.message
  )
}
