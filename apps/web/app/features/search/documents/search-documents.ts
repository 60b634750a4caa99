import { publicPaths } from '../../../prerendered-paths.ts'
import type { SearchDocument } from '../search-document.ts'
import { answerDocuments } from './answers.ts'
import { faqDocuments, glossaryDocuments, guideDocuments, stepDocuments, waysDocuments } from './education.ts'
import { figureDocuments, stateDocuments } from './figures.ts'
import { legalDocuments } from './legal.ts'
import { toolDocuments } from './tools.ts'

// For the build alone: what pages load has no list of pages.

/** Everything that is written, in English. */
export function writtenDocuments(): readonly SearchDocument[] {
  return [
    ...answerDocuments(),
    ...toolDocuments,
    ...faqDocuments(),
    ...guideDocuments(),
    ...stepDocuments(),
    ...waysDocuments(),
    ...glossaryDocuments(),
    ...stateDocuments(),
    ...figureDocuments(),
    ...legalDocuments(),
  ]
}

/** What the site's search finds: of what is written, all that has a page. */
export function searchDocuments(): readonly SearchDocument[] {
  const pages = new Set<string>(publicPaths())
  return writtenDocuments().filter(({ path }) => pages.has(path.split('#')[0] ?? path))
}
