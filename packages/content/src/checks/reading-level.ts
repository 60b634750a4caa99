/**
 * Flesch-Kincaid grade of a text: 0.39 words per sentence + 11.8 syllables per word - 15.59, in US school
 * years, unrounded. Numbers count as one syllable. An empty text has grade 0.
 * @source Kincaid et al., 1975
 */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?:;](?:\s|$)/).filter((part) => /\w/.test(part)).length
  const words = text.match(/[A-Za-z0-9][A-Za-z0-9$%,.’'-]*/g) ?? []
  if (words.length === 0 || sentences === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59
}

/** Estimated syllables of one word, at least 1: vowel groups, minus a silent final e. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 1
  const silent = /[^aeioul]e$|[^aeioutd]ed$|[^aeiouscxz]es$/.test(letters) && groups > 1 ? 1 : 0
  return groups - silent
}
