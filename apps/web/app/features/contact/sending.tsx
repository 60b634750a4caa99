import { createApiClient } from '@dst/api-client'
import { notices } from '@dst/domain/errors'
import { v4 as newKey } from 'uuid'
import { RetryWait } from '~/lib/retry-wait.tsx'
import { told } from '~/lib/told.ts'
import { createMessageKeys } from './message-key.ts'
import { sendMessage, type OutgoingMessage } from './send-message.ts'
import type { ShownOutcome } from './use-contact-form.ts'

/** Sends the messages of one form. Loaded when the form first receives focus. */
export function createSender() {
  const api = createApiClient({ baseUrl: '' })
  api.prepare()
  const keyOf = createMessageKeys(newKey)
  return async (message: Omit<OutgoingMessage, 'idempotencyKey'>): Promise<ShownOutcome> => {
    const ended = await sendMessage(api, { ...message, idempotencyKey: keyOf(message.entry) })
    if (ended.sent) return { sent: true, words: notices['contact-sent'].message }
    const { message: words, retryAt } = told(ended)
    return {
      sent: false,
      words: (
        <>
          {words}
          <RetryWait at={retryAt} />
        </>
      ),
    }
  }
}
