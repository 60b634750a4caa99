/** A term that a page may link: its name, its meaning, and whether it has a page of its own. */
export interface LinkedTerm {
  id: string
  term: string
  meaning: string
  /** Present where the glossary has only a line on the term, and no page. */
  listed?: true
}

/** The terms that a page may link, and a pattern with one group per term, in their order. */
export interface TermLinks {
  pattern: string
  terms: readonly LinkedTerm[]
}

/** Plain text, or a phrase to link to a term. */
export type Piece = string | { term: LinkedTerm; words: string }

/** Finds the first use of each term in the texts of one section; pass it the texts in reading order. */
export function firstUses({ pattern, terms }: TermLinks): (text: string) => readonly Piece[] {
  const seen = new Set<LinkedTerm>()
  return (text) => {
    const pieces: Piece[] = []
    let end = 0
    for (const { 0: words, index, ...groups } of text.matchAll(new RegExp(pattern, 'gi'))) {
      const term = terms.find((_, group) => groups[group + 1])
      if (term === undefined || seen.has(term)) continue
      seen.add(term)
      pieces.push(text.slice(end, index), { term, words })
      end = index + words.length
    }
    return [...pieces, text.slice(end)]
  }
}

/** A term and the phrases that refer to it, in the singular; a plural ends in "s". */
export interface NamedTerm extends LinkedTerm {
  forms: readonly string[]
}

/** What a page needs to link the terms that its text uses. For loaders, so that it is made at build time. */
export function termLinks(text: string, terms: readonly NamedTerm[]): TermLinks {
  // Of two phrases that begin alike, the longer one is meant.
  const longestFirst = terms.toSorted((one, other) => longestForm(other) - longestForm(one))
  const used = longestFirst.filter((term) => countUses(text, term) > 0)
  return { pattern: patternOf(used), terms: used.map(withoutForms) }
}

function withoutForms({ id, term, meaning, listed }: NamedTerm): LinkedTerm {
  return { id, term, meaning, ...(listed ? { listed } : {}) }
}

/** How often a text uses a term. */
export function countUses(text: string, term: Pick<NamedTerm, 'forms'>): number {
  return text.match(new RegExp(patternOf([term]), 'gi'))?.length ?? 0
}

function longestForm({ forms }: NamedTerm): number {
  return Math.max(...forms.map((form) => form.length))
}

/** Without terms, the pattern matches no text that contains a letter. */
function patternOf(terms: readonly Pick<NamedTerm, 'forms'>[]): string {
  if (terms.length === 0) return '$^'
  return String.raw`\b(?:${terms.map(({ forms }) => `(${forms.join('|')})`).join('|')})s?\b`
}
