import { figureGroups } from '@dst/domain/figures'
import { stateFigures } from '@dst/domain/parameters/states'
import { paths } from '../../../paths.ts'
import { statePath } from '../../../state-paths.ts'
import type { SearchDocument } from '../search-document.ts'
import { firstLine } from './text.ts'

/** The groups of figures, each found by the names of its figures. */
export function figureDocuments(): readonly SearchDocument[] {
  return figureGroups().map(({ id, heading, figures }) => ({
    path: `${paths.figures}#${id}`,
    kind: 'figures',
    title: heading,
    line: firstLine(figures.map(({ label }) => label).join(', ')),
    body: figures.map(({ label }) => label),
  }))
}

/** The page of each state. */
export function stateDocuments(): readonly SearchDocument[] {
  return Object.values(stateFigures).map((state) => ({
    path: statePath(state.name),
    kind: 'state',
    title: `${state.name}: state tax on a gain`,
    line:
      state.income === 'taxed'
        ? 'Rates, examples, what is withheld at the closing, and exchanges.'
        : 'What the state leaves untaxed, and which taxes remain.',
    words: [state.code, 'state tax'],
  }))
}
