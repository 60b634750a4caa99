import type { GlossaryTerm, TermWithPage } from './glossary-term.ts'
import { basisAndHeirs } from './terms/basis-and-heirs.ts'
import { exchangeProperty } from './terms/exchange-property.ts'
import { exchangeRules } from './terms/exchange-rules.ts'
import { insideADst } from './terms/inside-a-dst.ts'
import { offerings } from './terms/offerings.ts'
import { people } from './terms/people.ts'
import { rentAndPapers } from './terms/rent-and-papers.ts'
import { taxOnASale } from './terms/tax-on-a-sale.ts'

/** Terms of exchanges, DSTs and the tax on a sale in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  ...exchangeRules,
  ...exchangeProperty,
  ...people,
  ...taxOnASale,
  ...basisAndHeirs,
  ...insideADst,
  ...offerings,
  ...rentAndPapers,
].toSorted((one, other) => one.term.localeCompare(other.term, 'en'))

/** The terms that have a page of their own, in alphabetical order. */
export const termsWithPages: readonly TermWithPage[] = glossary.filter(hasPage)

/** Whether there is enough to say about a term for a page of its own. */
export function hasPage(term: GlossaryTerm): term is TermWithPage {
  return term.more !== undefined
}

/** Where a term is explained: its page, or its place in the list. */
export function termPath(term: TermWithPage): `/glossary/${string}`
export function termPath(term: GlossaryTerm): `/glossary/${string}` | `/glossary#${string}`
export function termPath(term: GlossaryTerm): `/glossary/${string}` | `/glossary#${string}` {
  return hasPage(term) ? `/glossary/${term.id}` : `/glossary#${term.id}`
}
