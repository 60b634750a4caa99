import type { StateFigures } from '@dst/domain/parameters/states'
import { figureWords } from './figure-words.ts'
import { figureNames } from './rate-tables.ts'
import type { StateSection } from './state-page-content.ts'
import { yearsOf } from '~/lib/states/state-words.ts'

/** What became different from a state's year before to its latest one. */
export function changesSection(state: StateFigures): StateSection {
  const [latest, before] = yearsOf(state)
  if (latest === undefined || before === undefined) throw new Error(`${state.name} has no two years to compare`)
  const [year, figures] = latest
  const items = figureNames(state).flatMap(({ name, label }) => {
    if (JSON.stringify(figures[name]) === JSON.stringify(before[1][name])) return []
    const [from, to] = [figureWords(name, before[1]), figureWords(name, figures)]
    if (from === undefined) return [`${label}, new in ${year}: ${to}.`]
    if (to === undefined) return [`${label}: no longer in ${year}; before ${from}.`]
    return [from === to ? `${label}: amounts of some steps.` : `${label}: ${to}; before ${from}.`]
  })
  const none =
    figures.kind === 'carried'
      ? `The figures of ${year} were not found, so those of ${before[0]} stand.`
      : `None of the figures used here changed from ${before[0]} to ${year}.`
  return {
    id: 'changes',
    heading: `What changed from ${before[0]} to ${year}`,
    blocks: items.length === 0 ? [{ kind: 'text', text: none }] : [{ kind: 'list', items }],
  }
}
