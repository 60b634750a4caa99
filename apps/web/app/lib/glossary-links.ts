/** A term of the glossary and the words by which texts name it, in the singular. */
export interface TermLink {
  id: string
  forms: readonly string[]
}

/** Text, or words that lead to a term. */
export type Piece = string | { id: string; words: string }

/** Finds the first use of each term in the texts of one part; give it the texts in reading order. */
export function firstUses(terms: readonly TermLink[]): (text: string) => readonly Piece[] {
  const seen = new Set<string>()
  return (text) => {
    const pieces: Piece[] = []
    let end = 0
    for (const found of usesIn(text, terms)) {
      if (seen.has(found.id)) continue
      seen.add(found.id)
      pieces.push(text.slice(end, found.index), { id: found.id, words: found.words })
      end = found.index + found.words.length
    }
    return [...pieces, text.slice(end)].filter((piece) => piece !== '')
  }
}

/** Every use of a term in a text, from left to right; a plural ends in "s". */
export function usesIn(text: string, terms: readonly TermLink[]): { id: string; index: number; words: string }[] {
  if (terms.length === 0) return []
  const pattern = new RegExp(String.raw`\b(?:${terms.map(({ forms }) => `(${forms.join('|')})`).join('|')})s?\b`, 'gi')
  return [...text.matchAll(pattern)].flatMap((found) => {
    const term = terms[found.slice(1).findIndex((group) => group !== undefined)]
    return term === undefined ? [] : [{ id: term.id, index: found.index, words: found[0] }]
  })
}
