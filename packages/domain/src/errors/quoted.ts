const maxQuoteLength = 24

/** What a person typed, in quotation marks, cut when it is long. */
export function quoted(typed: string): string {
  const words = typed.trim()
  return `“${words.length > maxQuoteLength ? `${words.slice(0, maxQuoteLength)}…` : words}”`
}
