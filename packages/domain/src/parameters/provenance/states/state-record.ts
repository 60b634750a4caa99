/** How a source was used: read itself, read in a report of it, cited by a work that was read, or recalled. */
export type Reading = 'read' | 'reported' | 'cited' | 'recalled'

/** Where figures of a state can be read. */
export interface StateSource {
  readonly title: string
  readonly href?: string
  readonly how: Reading
}

/** A rule of a state with its place in the law. */
export interface StateLaw {
  readonly what: string
  readonly cite: string
  readonly href?: string
  readonly how: Reading
}

/** What is known about the figures of one state. */
export interface StateRecord {
  /** The day on which someone last checked them, as yyyy-mm-dd: that of `stateReviewDays`. */
  readonly reviewed: `${number}-${number}-${number}`
  /** When the state publishes the next ones; in January with its forms, unless stated. */
  readonly next?: string
  /** Its own publications; all figures were read in PolicyEngine's parameters besides. */
  readonly sources: readonly StateSource[]
  readonly laws: readonly StateLaw[]
  /** What could not be read in a source of the state, by year. */
  readonly unverified?: Readonly<Partial<Record<number, readonly string[]>>>
}

/** The work in which the figures of all states were read. */
export const statesSource: StateSource = {
  title: 'PolicyEngine US, tax parameters of the states, August 19, 2026',
  href: 'https://github.com/PolicyEngine/policyengine-us',
  how: 'read',
}
