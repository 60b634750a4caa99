/** The terms that a page may link: a pattern with one group per term, and the terms in the order of the groups. */
export interface TermLinks {
  pattern: string
  ids: readonly string[]
}

/** Plain text, or a phrase to link to a term. */
export type Piece = string | { id: string; words: string }

/** Finds the first use of each term in the texts of one section; pass it the texts in reading order. */
export function firstUses({ pattern, ids }: TermLinks): (text: string) => readonly Piece[] {
  const seen = new Set<string>()
  return (text) => {
    const pieces: Piece[] = []
    let end = 0
    for (const { 0: words, index, ...groups } of text.matchAll(new RegExp(pattern, 'gi'))) {
      const id = ids.find((_, term) => groups[term + 1])
      if (id === undefined || seen.has(id)) continue
      seen.add(id)
      pieces.push(text.slice(end, index), { id, words })
      end = index + words.length
    }
    return [...pieces, text.slice(end)]
  }
}

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
