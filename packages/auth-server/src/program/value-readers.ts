import { isIP } from 'node:net'

/**
 * Parses the value of a variable; undefined if it is of another kind. `expected` finishes the sentence "X must be ...".
 */
export interface Reader<Value> {
  (text: string): Value | undefined
  readonly expected: string
}

/** A reader of this kind. */
function reader<Value>(expected: string, read: (text: string) => Value | undefined): Reader<Value> {
  return Object.assign((text: string) => read(text), { expected })
}

/** A text for which `holds` is true, as it is. */
export function textThat(expected: string, holds: (text: string) => boolean): Reader<string> {
  return reader(expected, (text) => (holds(text) ? text : undefined))
}

/** Any non-empty string. */
export const word = textThat('a text that is not empty', (text) => text !== '')

/** Any string. */
export const anyText = textThat('a text', () => true)

/** `true` or `false`, in the spellings that the official service accepts. */
export const flag: Reader<boolean> = reader('true or false', (text) => {
  if (/^(1|t|true)$/i.test(text)) return true
  return /^(0|f|false)$/i.test(text) ? false : undefined
})

/** An integer within these bounds, in digits. */
export function wholeNumber(min = 0, max = 999_999_999_999): Reader<number> {
  const range = max === 999_999_999_999 ? `of at least ${min}` : `from ${min} to ${max}`
  return reader(`a whole number ${range}`, (text) => {
    const isOne = /^\d{1,12}$/.test(text) && Number(text) >= min && Number(text) <= max
    return isOne ? Number(text) : undefined
  })
}

/** The number of a TCP port. */
export const port = wholeNumber(0, 65_535)

/** A name or address to listen on or to connect to. */
export const host = textThat(
  'a host name or IP address, without scheme and port',
  (text) => isIP(text) > 0 || /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i.test(text),
)

/** A URL with its scheme. */
export const address = textThat('an address that begins with https:// or http://', (text) => isUrl(text, 'https?'))

/** Connection string of a Postgres. */
export const postgres = textThat(
  'the address of a Postgres, such as postgres://user:password@host/database, with %-codes for special characters',
  (text) => isUrl(text, 'postgres(ql)?'),
)

function isUrl(text: string, scheme: string): boolean {
  return new RegExp(`^${scheme}://`, 'i').test(text) && URL.canParse(text)
}

/** An email address. */
export const emailAddress = textThat('an email address', (text) => /^[^\s@<>,]+@[^\s@<>,]+$/.test(text))

/** A comma-separated list. */
export const list: Reader<string[]> = reader('a list with commas between', (text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
)

/** A comma-separated list of origins, such as `https://example.com`. */
export const origins: Reader<string[]> = reader(
  'a list of origins such as https://example.com, with commas between',
  (text) => {
    const entries = list(text) ?? []
    return entries.every((entry) => URL.canParse(entry) && new URL(entry).origin !== 'null') ? entries : undefined
  },
)

/** Colon-separated character sets; `\:` is a literal colon. */
export const characterSets: Reader<string[]> = reader('sets of characters with colons between', (text) => {
  const sets = text.split(/(?<!\\):/).map((set) => set.replaceAll('\\:', ':'))
  return text === '' ? [] : sets.includes('') ? undefined : sets
})

const unitSeconds: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1, ms: 1e-3, us: 1e-6, µs: 1e-6, ns: 1e-9 }

/** A duration in Go syntax, such as `1h30m` or `0.5s`, in seconds. */
export const duration: Reader<number> = reader('a span of time such as 1h30m or 0.5s', (text) => {
  if (text === '0') return 0
  if (!/^((\d+(\.\d*)?|\.\d+)(h|ms|m|s|us|µs|ns))+$/.test(text)) return undefined
  const parts = text.matchAll(/(\d+(?:\.\d*)?|\.\d+)(h|ms|m|s|us|µs|ns)/g)
  return [...parts].reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (unitSeconds[unit] ?? 0), 0)
})

/** Requests per five minutes; the official service also accepts a number per duration, such as `30/1h`. */
export const perFiveMinutes = reader('a number above 0, or one for a span of time such as 30/1h', (text) =>
  perSeconds(text, 300),
)

/** Requests per hour, in the same formats. */
export const perHour = reader(perFiveMinutes.expected, (text) => perSeconds(text, 3600))

function perSeconds(text: string, seconds: number): number | undefined {
  const [count = '', span] = text.split('/')
  const inSpan = span === undefined ? seconds : duration(span)
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(count) || inSpan === undefined || inSpan <= 0 || Number(count) <= 0)
    return undefined
  return (Number(count) * seconds) / inSpan
}

/** Only "off", for a protection that this service lacks: starting without it would be less than was asked. */
export const off: Reader<false> = reader('false: this service does not have what it switches on', (text) =>
  flag(text) === false ? false : undefined,
)
