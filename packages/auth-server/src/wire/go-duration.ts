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
const longestText = 100
// What 64 bits hold.
const mostNanoseconds = 2 ** 63

/**
 * Milliseconds of a duration as the Go language writes it (`24h`, `1h30m`, `300ms`, `-1.5h`, `0`), or undefined when it
 * is none, or longer than the about 292 years that Go can count.
 */
export function parseGoDuration(text: string): number | undefined {
  if (text.length > longestText || !new RegExp(`^[+-]?(?:0|(?:${part})+)$`).test(text)) return undefined
  const parts = text.match(new RegExp(part, 'g')) ?? []
  const nanoseconds = parts.reduce(
    (sum, each) => sum + Number.parseFloat(each) * (unitNanoseconds[each.replace(/^[\d.]+/, '')] ?? 0),
    0,
  )
  if (nanoseconds >= mostNanoseconds) return undefined
  return (text.startsWith('-') ? -nanoseconds : nanoseconds) / 1e6
}
