import type { SearchKind } from './search-document.ts'

/** What a result is called beside its title. */
export const kindLabels: Readonly<Record<SearchKind, string>> = {
  answer: 'Answer',
  situation: 'Situation',
  tool: 'Tool',
  question: 'FAQ',
  guide: 'Guide',
  term: 'Glossary',
  state: 'State tax',
  figures: 'Figures',
  page: 'Page',
  legal: 'Legal',
}

/** How many results there are, in words. */
export function countLabel(count: number): string {
  if (count === 0) return 'No results'
  return count === 1 ? '1 result' : `${count} results`
}

/** Headings of where to go on when nothing fits. */
export const fallbackLabels = {
  nearest: 'Nearest titles',
  situations: 'Where you stand',
  contact: 'Or ask us',
} as const

/** Stands in place of the number of results until the search is there. */
export const loadingLabel = 'Loading the search'
