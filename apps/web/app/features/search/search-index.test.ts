import { answerSlugs } from '@dst/content/answers'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writtenDocuments } from './documents/search-documents.ts'
import { english } from './english.ts'
import { heldOutPhrases } from './testing/held-out-phrases.ts'
import { answerPhrases, sitePhrases, type SearchPhrase } from './testing/phrases.ts'
import type { SearchDocument } from './search-document.ts'
import { readIndex, writeIndex } from './search-index.ts'

const documents = writtenDocuments()
const phrases = [...answerPhrases, ...sitePhrases]
const json = writeIndex(documents)
const search = await readIndex(json)

/** Where a phrase finds what it has to, from 0. */
function place(by: typeof search, { typed, finds }: SearchPhrase): number {
  const at = by.find(typed).findIndex(({ path }) => finds.includes(path))
  return at === -1 ? Infinity : at
}

describe('what people type', () => {
  test('is there for each answer and for the rest of the site', () => {
    const found = new Set(answerPhrases.flatMap(({ finds }) => finds))
    expect(answerSlugs.filter((slug) => !found.has(`/answers/${slug}`))).toEqual([])
    expect(answerPhrases.length).toBeGreaterThanOrEqual(40)
    expect(sitePhrases.length).toBeGreaterThanOrEqual(15)
    expect(new Set(phrases.map(({ typed }) => typed)).size).toBe(phrases.length)
  })

  test.each(phrases.map((phrase) => [phrase.typed, phrase] as const))(
    '"%s" finds its page among the first three',
    (_, phrase) => {
      expect(
        place(search, phrase),
        search
          .find(phrase.typed)
          .slice(0, 3)
          .map(({ path }) => path)
          .join(' '),
      ).toBeLessThan(3)
    },
  )

  test('finds its page nine times in ten where nothing was tuned for it', () => {
    expect(heldOutPhrases.length).toBeGreaterThanOrEqual(25)
    expect(heldOutPhrases.filter(({ typed }) => phrases.some((phrase) => phrase.typed === typed))).toEqual([])
    const missed = heldOutPhrases.filter((phrase) => place(search, phrase) >= 3)
    expect(missed.length / heldOutPhrases.length, missed.map(({ typed }) => typed).join(', ')).toBeLessThanOrEqual(0.1)
  })

  test.each(['zeppelin', 'gxq', 'what is the', '', '   '])('"%s" finds nothing', (typed) => {
    expect(search.find(typed)).toEqual([])
  })
})

describe('ways to say the same', () => {
  test('are at most sixty', () => {
    expect(english.synonyms.length).toBeLessThanOrEqual(60)
  })

  test.each(english.synonyms)('with "%s" are needed by a phrase', async (...group) => {
    const synonyms = english.synonyms.filter(([first]) => first !== group[0])
    const without = await readIndex(json, { ...english, synonyms })
    expect(phrases.filter((phrase) => place(without, phrase) > place(search, phrase))).not.toEqual([])
  })
})

describe('the order of results', () => {
  const document = (path: string, rest: Partial<SearchDocument>): SearchDocument => ({
    path,
    kind: 'page',
    title: path,
    line: '',
    ...rest,
  })
  const found = async (typed: string, ...some: SearchDocument[]) =>
    (await readIndex(writeIndex(some))).find(typed).map(({ path }) => path)

  test('puts a title before search words, these before the line, and the text last', async () => {
    const some = [
      document('/text', { body: ['recapture'] }),
      document('/line', { line: 'recapture' }),
      document('/words', { words: ['recapture'] }),
      document('/title', { title: 'recapture' }),
    ]
    expect(await found('recapture', ...some)).toEqual(['/title', '/words', '/line', '/text'])
  })

  test('puts what has more of the words first, and an answer before what mentions the same', async () => {
    const one = document('/one', { title: 'deadline' })
    const both = document('/both', { title: 'deadline extension' })
    expect(await found('extension of a deadline', one, both)).toEqual(['/both', '/one'])
    const answer = document('/answer', { kind: 'answer', title: 'deadline' })
    expect(await found('deadline', one, answer)).toEqual(['/answer', '/one'])
  })

  test('takes words of four letters as beginnings, and of five as misspelled, but no number for another', async () => {
    const some = [
      document('/a', { title: 'identification' }),
      document('/b', { title: 'boot' }),
      document('/c', { title: '1031' }),
    ]
    expect(await found('iden', ...some)).toEqual(['/a'])
    expect(await found('ide', ...some)).toEqual([])
    expect(await found('identfication', ...some)).toEqual(['/a'])
    expect(await found('bood', ...some)).toEqual([])
    expect(await found('10311', ...some)).toEqual([])
  })
})

describe('where nothing fits', () => {
  test('the nearest titles come first', () => {
    expect(search.nearest('calforniaa', 3)[0]?.title).toBe('California: state tax on a gain')
    expect(search.nearest('zeppelin', 3)).toHaveLength(3)
  })

  test('the situations and the contact page are there to go on with', () => {
    expect(search.ofKind('situation')).toHaveLength(6)
    expect(search.ofKind('page').map(({ path }) => path)).toContain('/contact')
  })
})

describe('the index', () => {
  /** Bytes of the scripts that come with it, compressed; `site-checks/search.test.ts` measures them. */
  const scripts = 15_000

  const sizeOf = (some: readonly SearchDocument[]) => gzipSync(writeIndex(some), { level: 9 }).length

  /** How much an answer adds: no later one adds more, as ever fewer of its words are new. */
  function growth(): number {
    const half = documents.filter(({ kind }) => kind === 'answer').filter((_, at) => at % 2 === 0)
    return (sizeOf(documents) - sizeOf(documents.filter((document) => !half.includes(document)))) / half.length
  }

  test('stays below 80 kB with its scripts, also with all answers', () => {
    const missing = Math.max(45 - answerSlugs.length, 0)
    expect(growth()).toBeGreaterThan(300)
    expect(sizeOf(documents) + missing * growth()).toBeLessThan(80_000 - scripts)
  })

  test('names every address once, and has a title and a line for it', () => {
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length)
    expect(documents.filter(({ title, line }) => title === '' || line === '' || line.length > 200)).toEqual([])
    expect(documents.length).toBeGreaterThan(180)
  })
})
