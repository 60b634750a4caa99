import type { Path } from '~/paths.ts'
import { siteAddress } from './site-address.ts'
import { context, type StructuredData } from './structured-data.ts'

/** The glossary terms with their definitions, with the same text as on the page. */
export function definedTerms(
  terms: readonly { id: string; term: string; meaning: string }[],
  page: Path,
): StructuredData {
  return {
    '@context': context,
    '@type': 'DefinedTermSet',
    name: 'Glossary',
    url: siteAddress(page),
    hasDefinedTerm: terms.map(({ id, term, meaning }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: meaning,
      url: `${siteAddress(page)}#${id}`,
    })),
  }
}
