/** How the words of a language become terms. */
export interface SearchLanguage {
  /** Words that say nothing about a subject. */
  readonly stopWords: ReadonlySet<string>
  /** Terms that are about everything on the site, so that they tell its pages apart less than others. */
  readonly everywhere: ReadonlySet<string>
  /** A word in the form that the index has. */
  readonly singular: (word: string) => string
  /** Ways to say the same thing: words or phrases, as people type them. */
  readonly synonyms: readonly (readonly string[])[]
}

/** Of how many letters a word has to be to be taken for another one. */
const shortestMisspelt = 6

/** The terms of a text in order: lower case, without accents, stop words and the plural's ending. */
export function termsOf(text: string, { stopWords, singular }: SearchLanguage): readonly string[] {
  return wordsOf(text).flatMap((word) => (word.length < 2 || stopWords.has(word) ? [] : [singular(word)]))
}

/** The terms that mean the same as a part of the text, without those that the text has. */
export function synonymsOf(text: string, language: SearchLanguage): readonly string[] {
  const [words, terms] = [allWordsOf(text, language), termsOf(text, language)]
  const found = language.synonyms.flatMap((group) =>
    group.some((phrase) => holds(words, allWordsOf(phrase, language)))
      ? group.flatMap((phrase) => termsOf(phrase, language))
      : [],
  )
  return [...new Set(found)].filter((term) => !terms.includes(term))
}

/** With stop words: "got out" is more than "got". */
function allWordsOf(text: string, { singular }: SearchLanguage): readonly string[] {
  return wordsOf(text).map(singular)
}

function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // "K-1" is one word, and so is "200,000"; of "owner’s" only the owner counts.
    .replaceAll(/\b([a-z])-(?=\d)/g, '$1')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/['’]s?\b/g, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether the words of a phrase follow each other in a text. */
function holds(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, index) => isAlike(words[start + index], word)))
}

/** Whether words are the same, or long and but for one letter. */
function isAlike(typed = '', word: string): boolean {
  if (typed === word) return true
  const [shorter, longer] = [typed.length, word.length].toSorted((one, other) => one - other)
  if (shorter === undefined || longer === undefined || shorter < shortestMisspelt || /\d/.test(typed + word))
    return false
  let start = 0
  while (start < shorter && typed[start] === word[start]) start += 1
  let end = 0
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1
  return longer - start - end <= 1
}
