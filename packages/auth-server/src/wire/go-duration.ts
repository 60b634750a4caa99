const unitNanoseconds: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  µs: 1e3,
  μs: 1e3,
  ms: 1e6,
  s: 1e9,
  m: 6e10,
  h: 3.6e12,
}

const part = String.raw`(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h)`
const maxTextLength = 100
// The range of 64 bits.
const maxNanoseconds = 2 ** 63

/**
 * Milliseconds of a duration in Go syntax (`24h`, `1h30m`, `300ms`, `-1.5h`, `0`), or undefined if it is invalid, or
 * longer than the roughly 292 years that Go can represent.
 */
export function parseGoDuration(text: string): number | undefined {
  if (text.length > maxTextLength || !new RegExp(`^[+-]?(?:0|(?:${part})+)$`).test(text)) return undefined
  const parts = text.match(new RegExp(part, 'g')) ?? []
  const nanoseconds = parts.reduce(
    (sum, each) => sum + Number.parseFloat(each) * (unitNanoseconds[each.replace(/^[\d.]+/, '')] ?? 0),
    0,
  )
  if (nanoseconds >= maxNanoseconds) return undefined
  return (text.startsWith('-') ? -nanoseconds : nanoseconds) / 1e6
}
