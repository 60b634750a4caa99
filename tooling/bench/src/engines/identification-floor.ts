import type { Candidate, IdentificationCheck } from '@dst/domain/identification'

/** What was sold, and the list. */
export interface IdentificationInputs {
  readonly salePrices: readonly number[]
  readonly candidates: readonly Candidate[]
}

/** The check of a list, written out. */
export function identificationFloor({ salePrices, candidates }: IdentificationInputs): IdentificationCheck {
  let sold = 0
  for (const price of salePrices) sold += price
  let count = 0
  let listed = 0
  for (const candidate of candidates) {
    count += candidate.units
    listed += candidate.value
  }
  const value = Math.round(listed * 100) / 100
  const limit = Math.round(sold * 200) / 100
  const isOver = count > 3 && value > limit
  const safe: string[] = []
  for (const candidate of candidates) if (candidate.received || !isOver) safe.push(candidate.name)
  return {
    count,
    value,
    limit,
    rule: count <= 3 ? 'three-property' : isOver ? '95-percent' : '200-percent',
    over: isOver ? value - limit : 0,
    mustBuy: isOver ? 0.95 * value : 0,
    safe,
  }
}
