import { identificationCount } from '../parameters/identification.ts'
import type { Candidate, IdentificationCheck } from './identification-check.ts'

/** What taking property off a list over both limits can reach, while the list can still be changed. */
export interface IdentificationSuggestions {
  /** Value in US dollars to take off so that the rest keeps to the 200% rule; undefined where that can't work. */
  readonly remove: number | undefined
  /** The most properties, up to three, that can be left; undefined where nothing can be left, or more must be. */
  readonly dropTo: number | undefined
}

/**
 * What can be taken off a list over both limits. What was received by day 45 counts and can't be taken off; a
 * candidate that counts as several stays or goes as a whole.
 * @source 26 CFR 1.1031(k)-1(c)(1), (4), (6)
 */
export function identificationSuggestions(
  check: IdentificationCheck,
  candidates: readonly Pick<Candidate, 'units' | 'value' | 'received'>[],
): IdentificationSuggestions {
  if (check.rule !== '95-percent') return { remove: undefined, dropTo: undefined }
  const received = candidates.filter((candidate) => candidate.received)
  const retained = Math.round(received.reduce((sum, { value }) => sum + value, 0) * 100) / 100
  return {
    remove: check.limit > 0 && retained <= check.limit ? check.over : undefined,
    dropTo: maxRemaining(
      received.reduce((sum, { units }) => sum + units, 0),
      candidates.flatMap((candidate) => (candidate.received ? [] : candidate.units)),
    ),
  }
}

/** The highest count up to three of what was received and any of the others; undefined without one. */
function maxRemaining(received: number, others: readonly number[]): number | undefined {
  let counts = [received]
  for (const units of others) counts = [...new Set([...counts, ...counts.map((count) => count + units)])].filter(fits)
  const most = Math.max(0, ...counts.filter(fits))
  return most === 0 ? undefined : most
}

function fits(count: number): boolean {
  return count <= identificationCount
}
