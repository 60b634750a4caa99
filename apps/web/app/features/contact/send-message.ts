import type { ApiClient } from '@dst/api-client'
import { contactErrorFrom, contactErrors, errorMessage } from '@dst/domain/errors'
import type { ContactMessageEntry } from '@dst/domain/validation'

/** The request payload: the five fields, the honeypot's value, and the idempotency key of this message. */
export interface OutgoingMessage {
  entry: ContactMessageEntry
  topic: string
  idempotencyKey: string
}

/** The outcome of sending a message: success, or the error message to show. */
export type ContactOutcome = { sent: true } | { sent: false; message: string; retryAfterSeconds?: number | undefined }

/**
 * Sends a message from the contact form, without a session. On failure, shows the server's details or error if the
 * response has one.
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
