import { retryAfterSeconds } from '@dst/domain/time'

// The service's client keeps a refusal's message and drops its headers, so the wait travels at the message's end.
const mark = /^(.*) \[retry-after (\d+)\]$/s
/** Where the service's client looks for a message, in its order. */
const messageFields = ['msg', 'message', 'error_description', 'error'] as const

/** The same refusal, whose message also holds the wait that its `Retry-After` states; unchanged when it states none. */
export async function withStatedWait(answer: Response): Promise<Response> {
  const seconds = retryAfterSeconds(answer.headers.get('retry-after'), new Date())
  if (seconds === undefined) return answer
  const body: unknown = await answer.json().catch(() => ({}))
  const fields = typeof body === 'object' && body !== null ? { ...body } : {}
  const name = messageFields.find((field) => typeof Reflect.get(fields, field) === 'string') ?? 'message'
  const message = `${String(Reflect.get(fields, name) ?? 'Too many requests')} [retry-after ${seconds}]`
  return new Response(JSON.stringify({ ...fields, [name]: message }), { status: answer.status, headers: answer.headers })
}

/** A message as the service wrote it, and the wait that came with it. */
export function readStatedWait(message: string): { message: string; retryAfterSeconds?: number } {
  const [, words, seconds] = mark.exec(message) ?? []
  return words === undefined || seconds === undefined ? { message } : { message: words, retryAfterSeconds: Number(seconds) }
}
