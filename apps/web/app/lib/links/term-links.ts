import type { TermLinks } from './glossary-links.ts'

/** A term and the phrases that refer to it, in the singular; a plural ends in "s". */
export interface NamedTerm {
  id: string
  forms: readonly string[]
}

/** What a page needs to link the terms that its text uses. For loaders, so that it is made at build time. */
export function termLinks(text: string, terms: readonly NamedTerm[]): TermLinks {
  const used = terms.filter((term) => new RegExp(patternOf([term]), 'i').test(text))
  return { pattern: patternOf(used), ids: used.map(({ id }) => id) }
}

/** Without terms, the pattern matches no text that contains a letter. */
function patternOf(terms: readonly NamedTerm[]): string {
  if (terms.length === 0) return '$^'
  return String.raw`\b(?:${terms.map(({ forms }) => `(${forms.join('|')})`).join('|')})s?\b`
}
