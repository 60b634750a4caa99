import { searchSynonyms } from './search-synonyms.ts'

/** Texts of which an entry must contain at least one. */
type AnyOf = readonly string[]

/**
 * What an entry must contain to match a search: every word, in any order, in the singular or the plural, or a synonym
 * of it. Spaces and punctuation around a word are ignored. A search that occurs verbatim in an entry always matches.
 */
export function searchedTexts(search: string): readonly AnyOf[] {
  let left = search
    .toLowerCase()
    .split(/\s+/)
    .map(bare)
    .filter((word) => word !== '')
  const wanted: AnyOf[] = []
  for (;;) {
    const [word, next] = left
    if (word === undefined) return wanted
    // Two words that form one term count as one search term.
    const together = next === undefined ? [] : textsOfPair(word, next)
    wanted.push(together.length > 0 ? together : textsOf(word))
    left = left.slice(together.length > 0 ? 2 : 1)
  }
}

function textsOfPair(word: string, next: string): AnyOf {
  const pair = `${word} ${next}`
  const found = foundFor([pair, `${word} ${singularOf(next)}`])
  return found.length > 0 ? [pair, ...found] : []
}

function textsOf(word: string): AnyOf {
  const singular = singularOf(word)
  // "property" is a prefix of "propertys" but not of "properties"; other plurals start with their singular.
  const plural = /[^aeiou]y$/.test(singular) ? `${singular.slice(0, -1)}ies` : singular
  return [...new Set([word, singular, plural, ...foundFor([word, singular])])]
}

function foundFor(typed: readonly string[]): string[] {
  return searchSynonyms.flatMap((synonym) => (synonym.typed.some((text) => typed.includes(text)) ? synonym.found : []))
}

function singularOf(word: string): string {
  if (word.length < 4) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:x|z|ss|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^suiy]s$|[aeo]ys$/.test(word) ? word.slice(0, -1) : word
}

/** Without the punctuation around it: "boot?" is "boot". */
function bare(word: string): string {
  return word.replaceAll('’', "'").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
}
