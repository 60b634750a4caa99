import type { ApiClient } from '@dst/api-client'
import { contactErrorFrom, contactErrors, errorMessage } from '@dst/domain/errors'
import type { ContactMessageEntry } from '@dst/domain/validation'

/** What goes out: the five fields, what a robot wrote where people see no field, and the key of this message. */
export interface OutgoingMessage {
  entry: ContactMessageEntry
  topic: string
  idempotencyKey: string
}

/** How sending a message ended: well, or with the sentence to show. */
export type ContactOutcome = { sent: true } | { sent: false; message: string; retryAfterSeconds?: number | undefined }

/**
 * Sends a message from the contact form, without a session. A refusal shows the server's own details or error
 * where its answer has one.
 */
export async function sendMessage(
  api: Pick<ApiClient, 'contact'>,
  { entry, topic, idempotencyKey }: OutgoingMessage,
): Promise<ContactOutcome> {
  const answer = await api.contact.send(topic === '' ? entry : { ...entry, topic }, { idempotencyKey })
  if (answer.ok) return { sent: true }
  const words = answer.error.kind === 'http' ? answer.error : undefined
  return {
    sent: false,
    message: errorMessage(contactErrors[contactErrorFrom(answer.error)], words),
    retryAfterSeconds: words?.retryAfterSeconds,
  }
}
