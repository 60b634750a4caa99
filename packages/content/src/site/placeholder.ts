/**
 * A fact that only the owner can supply; pages show the text in brackets so that nobody takes it for the real value.
 */
export interface Placeholder {
  readonly placeholder: true
  readonly text: `[${string}]`
}

/** Marks a fact as still to be supplied by the owner. */
export function toBeSupplied(what: string): Placeholder {
  return { placeholder: true, text: `[${what}: to be completed by the owner]` }
}

/**
 * Marks a claim that only the owner can vouch for; shown right after the claim, in brackets like every open fact.
 */
export const toBeConfirmed = '[to be confirmed by the owner]'
