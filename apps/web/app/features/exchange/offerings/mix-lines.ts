import { percentOf } from '@dst/domain/calculator-explanation'
import type { Concentration, MixPart } from '@dst/domain/offerings'
import { stateWords } from './figures/sponsor-rows.ts'

/** How the amounts are spread, one line a part; without names, sponsors and kinds go by their numbers. */
export function mixLines(
  { largest, bySponsor, byState, byType }: Concentration,
  names = true,
): readonly { term: string; description: string }[] {
  if (largest === null) return []
  const written = (parts: readonly MixPart[], nameOf: (name: string, index: number) => string) =>
    parts
      .map(({ name, share }, index) => `${name === null ? 'not given' : nameOf(name, index)} ${percentOf(share)}`)
      .join(' · ')
  const typed = (what: string) => (name: string, index: number) => (names ? name : `${what} ${index + 1}`)
  return [
    { term: 'Largest amount', description: percentOf(largest) },
    { term: 'By sponsor', description: written(bySponsor, typed('Sponsor')) },
    { term: 'By state', description: written(byState, stateWords) },
    { term: 'By kind of property', description: written(byType, typed('Kind')) },
  ]
}
