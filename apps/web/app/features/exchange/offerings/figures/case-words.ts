import type { OfferingAssumptions } from '@dst/domain/offerings'
import { growthWords, stressWords } from './case-rows.ts'

/** What is assumed in the sale cases and what isn't in them; it stands above their figures. */
export function caseWords(assumptions: OfferingAssumptions): string {
  const cases = assumptions.growth.map((growth) => growthWords(growth).toLowerCase())
  return (
    `Hypothetical, and the same for every offering: ${cases.join('; ')}. Stress: ` +
    `${stressWords(assumptions).toLowerCase()}. Income stays level: no growth of rents, no taxes, no inflation. ` +
    'Reserves are taken as spent.'
  )
}
