/**
 * A whole or decimal amount from what a person typed; `$`, commas and spaces are ignored.
 * Undefined for anything that is not a number of zero or more.
 */
export function parseNumber(text: string): number | undefined {
  const bare = text.replaceAll(/[$,\s]/g, '')
  return /^\d+(\.\d*)?$|^\.\d+$/.test(bare) ? Number(bare) : undefined
}

/** The number with a comma between thousands, e.g. "1,250,000". */
export function groupNumber(value: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value)
}

/** Puts commas into text that is still being typed; text that is not a number stays as it is. */
export function groupWhileTyping(text: string): string {
  const bare = text.replaceAll(/[$,\s]/g, '')
  const parts = /^(\d+)(\.\d*)?$/.exec(bare)
  if (parts === null) return text
  const whole = (parts[1] ?? '').replace(/^0+(?=\d)/, '')
  return whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') + (parts[2] ?? '')
}

/** Where the caret belongs in `next` so that as many digits stand to its right as before the change. */
export function caretAfterGrouping(typed: string, caret: number, next: string): number {
  const kept = typed.slice(caret).replaceAll(/[$,\s]/g, '').length
  let position = next.length
  for (let right = 0; right < kept && position > 0; position -= 1) {
    if (next[position - 1] !== ',') right += 1
  }
  // Left of a comma, so that deleting backwards goes on to the digit before it.
  return next[position - 1] === ',' ? position - 1 : position
}
