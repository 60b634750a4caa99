import type { ReactNode } from 'react'

/** The documentation of a component in addition to its props. */
export interface Guidance {
  /** When to use it, one sentence each. */
  use: readonly string[]
  /** When not to use it, and what to use instead. */
  avoid: readonly string[]
  /** What keys do; empty for components that cannot be focused. */
  keyboard: readonly { keys: string; does: string }[]
  /** Where its accessible name comes from. */
  name: string
}

/** Rendered good and bad examples of the same component. */
export interface Examples {
  good: { drawing: ReactNode; why: string }
  bad: { drawing: ReactNode; why: string }
}
