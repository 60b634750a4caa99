import type { TermLinks } from './glossary-links'

/** A term and the words by which texts name it, in the singular; a plural ends in "s". */
export interface NamedTerm {
  id: string
  forms: readonly string[]
}

/** What a page needs to link those of the terms that its text uses. For loaders, so that it is made when the site is built. */
export function termLinks(text: string, terms: readonly NamedTerm[]): TermLinks {
  const used = terms.filter((term) => new RegExp(patternOf([term]), 'i').test(text))
  return { pattern: patternOf(used), ids: used.map(({ id }) => id) }
}

/** Without a term it fits no text that has a letter. */
function patternOf(terms: readonly NamedTerm[]): string {
  if (terms.length === 0) return '$^'
  return String.raw`\b(?:${terms.map(({ forms }) => `(${forms.join('|')})`).join('|')})s?\b`
}
