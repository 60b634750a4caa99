import { paths, type TermPath } from '~/paths.ts'
import { siteAddress } from './site-address.ts'
import { context, type StructuredData } from './structured-data.ts'

/** A term with its definition, and where it is explained. */
export interface Defined {
  term: string
  meaning: string
  href: TermPath | `${typeof paths.glossary}#${string}`
}

const set = { '@type': 'DefinedTermSet', name: 'Glossary', url: siteAddress(paths.glossary) }

/** The glossary terms with their definitions, with the same text as on the page. */
export function definedTerms(terms: readonly Defined[]): StructuredData {
  return { '@context': context, ...set, hasDefinedTerm: terms.map(termData) }
}

/** One term of the glossary, with the same text as on its page. */
export function definedTerm(term: Defined): StructuredData {
  return { '@context': context, ...termData(term), inDefinedTermSet: set }
}

function termData({ term, meaning, href }: Defined) {
  return { '@type': 'DefinedTerm', name: term, description: meaning, url: siteAddress(href) }
}
