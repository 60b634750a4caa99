import { notices } from '@dst/domain/errors'
import { v4 as newKey } from 'uuid'
import { RetryWait } from '~/lib/retry-wait'
import { told } from '~/lib/told'
import { createMessageKeys } from './message-key'
import { sendMessage, type OutgoingMessage } from './send-message'
import type { ShownOutcome } from './use-contact-form'

/** Sends the messages of one form. Loaded by the first press of its button. */
export function createSender() {
  const keyOf = createMessageKeys(newKey)
  return async (message: Omit<OutgoingMessage, 'idempotencyKey'>): Promise<ShownOutcome> => {
    const ended = await sendMessage({ ...message, idempotencyKey: keyOf(message.entry) })
    if (ended.sent) return { sent: true, words: notices['contact-sent'].message }
    const { message: words, retryAt } = told(ended)
    return { sent: false, words: <>{words}<RetryWait at={retryAt} /></> }
  }
}
