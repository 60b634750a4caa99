/** Least fidelity bond that a state asks of an intermediary, where another way of securing the money is not chosen (US dollars). */
export const intermediaryBonds = { california: 1_000_000, nevada: 1_000_000, washington: 1_000_000 } as const

/** Least insurance for errors and omissions, or deposit in its place, of an intermediary in California (US dollars). */
export const intermediaryErrorsCover = 250_000
