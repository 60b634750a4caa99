import type { ExchangeFacts } from '@dst/domain/exchange-facts'

/** What following the facts of this device needs. */
export interface FactSurroundings {
  /** The exchange file as this device keeps it; null without one. */
  kept: () => string | null
  /** Loads the engines, and computes the facts of the file. */
  load: () => Promise<ExchangeFacts>
  /** Calls back now and then; returns a function that stops it. */
  repeat: (work: () => void) => () => void
}

/**
 * Tells the facts of the exchange file of this device, and again after each change of it, which may come from another
 * tab or from the account. Loads nothing while there is no file. Returns a function that stops it.
 */
export function followOwnFacts(
  { kept, load, repeat }: FactSurroundings,
  tell: (facts: ExchangeFacts) => void,
): () => void {
  let known: string | null = null
  let stopped = false
  const look = () => {
    const present = kept()
    if (present === known) return
    known = present
    if (present === null) return tell({})
    void load().then(
      (facts) => {
        if (!stopped && known === present) tell(facts)
      },
      () => {
        // The next look tries again.
        if (known === present) known = null
      },
    )
  }
  look()
  const stop = repeat(look)
  return () => {
    stopped = true
    stop()
  }
}
