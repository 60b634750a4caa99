import { problemSchema } from '@dst/contracts'
import { retryAfterSeconds } from '@dst/domain/time'
import type { HttpFailure } from './api-failure.ts'
import { parseJson } from './parse-json.ts'

const maxPlainTextLength = 300

/** Parses an error response: the API's own problem, some other JSON error, plain text, or only a status. */
export function httpFailure(response: Response, text: string): HttpFailure {
  const { status } = response
  const body = parseJson(text)
  const said = { message: sentenceOf(body) ?? '', text: plainText(response, text) }
  const problem = problemSchema.safeParse(body)
  const wait = statedWait(response)
  if (problem.success) {
    const { code, issues, slots, current, savedFile, schedule, requestId } = problem.data
    const more = {
      ...(issues && { issues }),
      ...(slots && { slots }),
      ...(current && { current }),
      ...(savedFile !== undefined && { savedFile }),
      ...(schedule && { schedule }),
    }
    return { kind: 'http', status, code, ...said, requestId, ...more, ...wait }
  }
  return { kind: 'http', status, code: 'unknown', ...said, ...wait }
}

function statedWait({ status, headers }: Response): { retryAfterSeconds?: number } {
  const seconds =
    status === 429 || status === 503 ? retryAfterSeconds(headers.get('retry-after'), new Date()) : undefined
  return seconds === undefined ? {} : { retryAfterSeconds: seconds }
}

// The contact endpoint can return `details` in addition to or instead of `error`.
function sentenceOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const found = ['details', 'error'].map((key): unknown => Reflect.get(body, key))
  return found.find((value): value is string => typeof value === 'string' && value.trim() !== '')
}

function plainText(response: Response, text: string): string {
  const isPlain = response.headers.get('content-type')?.startsWith('text/plain') ?? false
  const sentence = isPlain ? text.trim().slice(0, maxPlainTextLength) : ''
  return sentence || response.statusText || `Status ${response.status}`
}
