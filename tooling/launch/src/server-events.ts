/** What the server says of itself once it listens. */
export interface Listening {
  kind: 'listening'
  url: string
  /** Names of facts that the owner still has to fill in. */
  placeholders: string[]
  /** Whether the desk can be tried out without an invitation. */
  desk: boolean
  /** How Google sign-in works; absent if a hosted service decides. */
  google?: string
}

/** What one line of the server's output means to the launcher. */
export type ServerEvent =
  Listening | { kind: 'refused'; code: string; message: string } | { kind: 'warning'; text: string } | { kind: 'log' }

const warningLevel = 40

/**
 * Parses one line. Only the message and the code of a warning go to the screen; the other fields of a log line stay in
 * the log. A line that is not JSON (a crash, a Node warning) is shown as is.
 */
export function readServerLine(line: string): ServerEvent {
  const fields = parseObject(line)
  if (fields === undefined) return line.trim() === '' ? { kind: 'log' } : { kind: 'warning', text: line }
  if (fields['event'] === 'listening' && typeof fields['url'] === 'string') {
    const google = typeof fields['google'] === 'string' ? { google: fields['google'] } : {}
    const desk = fields['desk'] === true
    return { kind: 'listening', url: fields['url'], placeholders: texts(fields['placeholders']), desk, ...google }
  }
  if (fields['event'] === 'refused' && typeof fields['message'] === 'string') {
    return { kind: 'refused', code: String(fields['code']), message: fields['message'] }
  }
  const level = fields['level']
  if (typeof level !== 'number' || level < warningLevel) return { kind: 'log' }
  const code = typeof fields['code'] === 'string' ? ` (${fields['code']})` : ''
  return { kind: 'warning', text: `${level >= 50 ? 'error' : 'warning'}: ${textOf(fields['msg'])}${code}` }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : []
}

function textOf(message: unknown): string {
  return typeof message === 'string' ? message : 'see the log'
}

function parseObject(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
