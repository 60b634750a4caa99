import type { Path } from '~/paths'
import { siteAddress } from './site-address'
import { context, type StructuredData } from './structured-data'

/** The terms of the glossary with their meanings, in the words that the page shows. */
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
