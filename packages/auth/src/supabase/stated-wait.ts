import { maxStatedWait } from '@dst/domain/parameters'
import { retryAfterSeconds } from '@dst/domain/time'

// The service's client keeps a refusal's message and drops its headers, so the wait is appended to the message.
const mark = /^(.*) \[retry-after (\d+)\]$/s
// The hosted service sends no header and rounds down the seconds in its message.
const wordedWait = /you can only request this after (\d+) seconds?\./
/** The fields in which the service's client looks for a message, in its order. */
const messageFields = ['msg', 'message', 'error_description', 'error'] as const

/** The same refusal with the wait from its `Retry-After` header appended to the message; unchanged if it has none. */
export async function withStatedWait(answer: Response): Promise<Response> {
  const seconds = retryAfterSeconds(answer.headers.get('retry-after'), new Date())
  if (seconds === undefined) return answer
  const body: unknown = await answer.json().catch(() => ({}))
  const fields = typeof body === 'object' && body !== null ? { ...body } : {}
  const name = messageFields.find((field) => typeof Reflect.get(fields, field) === 'string') ?? 'message'
  const message = `${String(Reflect.get(fields, name) ?? 'Too many requests')} [retry-after ${seconds}]`
  return new Response(JSON.stringify({ ...fields, [name]: message }), {
    status: answer.status,
    headers: answer.headers,
  })
}

/**
 * The service's original message, and the wait that came with it: from the header, or, if the service sends none, from
 * the message text.
 */
export function readStatedWait(message: string): { message: string; retryAfterSeconds?: number } {
  const [, words, seconds] = mark.exec(message) ?? []
  if (words !== undefined) return { message: words, retryAfterSeconds: Number(seconds) }
  const worded = wordedWait.exec(message)?.[1]
  return worded === undefined
    ? { message }
    : { message, retryAfterSeconds: Math.min(Number(worded) + 1, maxStatedWait) }
}
