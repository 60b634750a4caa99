import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A message of a sample person; an answered one names the first member of the staff, if there is any. */
export interface SampleMessage {
  firstName: string
  lastName: string
  email: string
  subject: string
  message: string
  receivedAt: Date
  answeredAt: Date | null
}

/** Stores messages of the contact form, without a mail about them. */
export async function insertMessages(trx: Transaction<Tables>, messages: readonly SampleMessage[]): Promise<void> {
  const staff = await trx
    .selectFrom('deskMembers')
    .select('userId')
    .where('role', '=', 'staff')
    .where('removedAt', 'is', null)
    .orderBy('invitedAt')
    .limit(1)
    .executeTakeFirst()
  await trx
    .insertInto('contactMessages')
    .values(
      messages.map((message) => ({
        ...message,
        idempotencyKey: null,
        answeredAt: staff ? message.answeredAt : null,
        answeredBy: staff && message.answeredAt ? staff.userId : null,
      })),
    )
    .execute()
}
