import { searchSynonyms } from './search-synonyms'

/** Texts of which an entry must hold at least one. */
type AnyOf = readonly string[]

/**
 * What an entry must hold to match a search: every word, in any order, in the singular or the plural, or what entries
 * say for it. Blanks and signs around a word do not count. A text that occurs in an entry as it stands always matches.
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
    // Two words that mean one thing are one wish.
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
  // "property" begins "propertys" and not "properties"; other plurals begin with their singular.
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

/** Without the signs around it: "boot?" is "boot". */
function bare(word: string): string {
  return word.replaceAll('’', "'").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
}
