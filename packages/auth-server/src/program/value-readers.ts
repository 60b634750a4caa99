/** Parses the value of a variable; undefined if it is malformed. */
export type Reader<Value> = (text: string) => Value | undefined

/** Any non-empty string. */
export const word: Reader<string> = (text) => (text === '' ? undefined : text)

/** Any string. */
export const anyText: Reader<string> = (text) => text

/** `true` or `false`, in the spellings that the official service accepts. */
export const flag: Reader<boolean> = (text) => {
  if (/^(1|t|true)$/i.test(text)) return true
  return /^(0|f|false)$/i.test(text) ? false : undefined
}

/** An integer of at least `least`. */
export const wholeNumber =
  (least = 0): Reader<number> =>
  (text) =>
    /^\d{1,12}$/.test(text) && Number(text) >= least ? Number(text) : undefined

/** A URL with its scheme. */
export const address: Reader<string> = (text) => (/^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined)

/** A comma-separated list. */
export const list: Reader<string[]> = (text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Colon-separated character sets; `\:` is a literal colon. */
export const characterSets: Reader<string[]> = (text) => {
  const sets = text.split(/(?<!\\):/).map((set) => set.replaceAll('\\:', ':'))
  return text === '' ? [] : sets.includes('') ? undefined : sets
}

const unitSeconds: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1, ms: 1e-3, us: 1e-6, µs: 1e-6, ns: 1e-9 }

/** A duration in Go syntax, such as `1h30m` or `0.5s`, in seconds. */
export const duration: Reader<number> = (text) => {
  if (text === '0') return 0
  if (!/^((\d+(\.\d*)?|\.\d+)(h|ms|m|s|us|µs|ns))+$/.test(text)) return undefined
  const parts = text.matchAll(/(\d+(?:\.\d*)?|\.\d+)(h|ms|m|s|us|µs|ns)/g)
  return [...parts].reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (unitSeconds[unit] ?? 0), 0)
}

/** Requests per five minutes; the official service also accepts a number per duration, such as `30/1h`. */
export const perFiveMinutes: Reader<number> = (text) => perSeconds(text, 300)

/** Requests per hour, in the same formats. */
export const perHour: Reader<number> = (text) => perSeconds(text, 3600)

function perSeconds(text: string, seconds: number): number | undefined {
  const [count = '', span] = text.split('/')
  const inSpan = span === undefined ? seconds : duration(span)
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(count) || inSpan === undefined || inSpan <= 0 || Number(count) <= 0)
    return undefined
  return (Number(count) * seconds) / inSpan
}

/** Only "off", for a feature that this service does not have. */
export const off: Reader<false> = (text) => (flag(text) === false ? false : undefined)
