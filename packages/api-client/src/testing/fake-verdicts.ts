import type { VerdictCount } from '@dst/contracts'
import { succeed, type Result } from '@dst/domain/result'
import type { FakeStamps } from './fake-stamps.ts'

/** Counts of shown verdicts. */
export class FakeVerdicts {
  readonly #stamps: FakeStamps
  readonly #counts = new Map<string, VerdictCount>()

  constructor(stamps: FakeStamps) {
    this.#stamps = stamps
  }

  /** Adds one to the rule's count in the current month (UTC). */
  count(rule: number): Result<null, never> {
    const month = this.#stamps.time().slice(0, 'yyyy-mm'.length)
    const key = `${month} ${rule}`
    this.#counts.set(key, { month, rule, shown: (this.#counts.get(key)?.shown ?? 0) + 1 })
    return succeed(null)
  }

  /** The counts by month, newest first, then by rule. */
  list(): VerdictCount[] {
    return [...this.#counts.values()].toSorted(
      (one, other) => other.month.localeCompare(one.month) || one.rule - other.rule,
    )
  }
}
