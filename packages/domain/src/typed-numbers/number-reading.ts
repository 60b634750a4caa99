/** What a typed number means: a value, a question which of one or two values was meant, or nothing. */
export type NumberReading<Refusal extends string> =
  | { readonly kind: 'read'; readonly value: number }
  | { readonly kind: 'ask'; readonly meant: readonly number[] }
  | { readonly kind: 'unreadable'; readonly reason: Refusal }

/**
 * The same reading with every value changed, and without the values that `refusalOf` rejects: a question about values
 * of which none is possible has `otherwise` as its reason.
 */
export function checkReading<Refusal extends string>(
  reading: NumberReading<Refusal>,
  otherwise: Refusal,
  refusalOf: (value: number) => Refusal | undefined,
): NumberReading<Refusal> {
  if (reading.kind === 'unreadable') return reading
  if (reading.kind === 'ask')
    return ask(
      reading.meant.filter((value) => refusalOf(value) === undefined),
      otherwise,
    )
  const reason = refusalOf(reading.value)
  return reason === undefined ? reading : { kind: 'unreadable', reason }
}

/** A question about these values, each once; unreadable without any. */
export function ask<Refusal extends string>(meant: readonly number[], otherwise: Refusal): NumberReading<Refusal> {
  return meant.length === 0 ? { kind: 'unreadable', reason: otherwise } : { kind: 'ask', meant: [...new Set(meant)] }
}
