import MiniSearch, { type Options } from 'minisearch'
import { english } from './english.ts'
import type { Listed, SearchDocument, SearchKind } from './search-document.ts'
import { synonymsOf, termsOf, type SearchLanguage } from './search-terms.ts'

/** One result, or one entry to fall back on. */
export type Found = Listed & Pick<SearchDocument, 'line'>

/** A search that is ready. */
export interface SiteSearch {
  /** What fits the words, the best first. */
  readonly find: (text: string) => readonly Found[]
  /** What is written most like the words, however little that is. */
  readonly nearest: (text: string, count: number) => readonly Found[]
  /** All that is of one kind. */
  readonly ofKind: (kind: SearchKind) => readonly Found[]
}

const boost = { title: 4, words: 3.5, line: 1, headings: 0.5, body: 0.3 }
const synonymWeight = 0.5
const everywhereWeight = 0.3

/** What answers a question outright comes before what mentions it. */
const kindWeights: Readonly<Record<SearchKind, number>> = {
  answer: 1.5,
  situation: 0.6,
  tool: 1,
  question: 1,
  guide: 0.8,
  term: 0.5,
  state: 1,
  figures: 0.5,
  page: 0.8,
  legal: 0.6,
}

type Stored = Pick<Found, 'title' | 'kind' | 'line'>

/**
 * The index over documents of one language, as the text of a file.
 * @source docs/product/search.md#the-index
 */
export function writeIndex(documents: readonly SearchDocument[], language: SearchLanguage = english): string {
  const index = new MiniSearch<SearchDocument>(optionsFor(language))
  index.addAll(documents)
  return JSON.stringify(index)
}

/** Reads what {@link writeIndex} wrote for the language. */
export async function readIndex(json: string, language: SearchLanguage = english): Promise<SiteSearch> {
  const index = await MiniSearch.loadJSONAsync<SearchDocument>(json, optionsFor(language))
  const all = index.search(MiniSearch.wildcard).map(foundOf)
  return {
    find(text) {
      const own = termsOf(text, language)
      if (own.length === 0) return []
      const added = new Set(synonymsOf(text, language))
      const isTyped = (term: string) => !added.has(term) && !/\d/.test(term)
      const results = index.search([...own, ...added].join(' '), {
        boost,
        boostTerm: (term) => (added.has(term) ? synonymWeight : language.everywhere.has(term) ? everywhereWeight : 1),
        boostDocument: (_id, _term, stored) => kindWeights[(stored as Stored | undefined)?.kind ?? 'page'],
        prefix: (term) => isTyped(term) && term.length >= 4,
        // A number that is nearly another one is another one.
        fuzzy: (term) => (isTyped(term) && term.length >= 5 ? 0.2 : false),
      })
      return results
        .map((result) => ({ result, score: result.score * share(result.queryTerms, added) }))
        .toSorted((one, other) => other.score - one.score)
        .map(({ result }) => foundOf(result))
    },
    nearest: (text, count) =>
      all
        .map((found) => ({ found, likeness: likeness(text, found.title) }))
        .toSorted((one, other) => other.likeness - one.likeness)
        .slice(0, count)
        .map(({ found }) => found),
    ofKind: (kind) => all.filter((found) => found.kind === kind),
  }
}

function optionsFor(language: SearchLanguage): Options<SearchDocument> {
  return {
    idField: 'path',
    fields: Object.keys(boost),
    storeFields: ['title', 'kind', 'line'] satisfies (keyof Stored)[],
    stringifyField: (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value)),
    tokenize: (text) => [...termsOf(text, language)],
    processTerm: (term) => term,
  }
}

/**
 * MiniSearch multiplies by how many of the terms a document has. Of those that were added all together count as one
 * half: a group of many words is no better match than one of two.
 */
function share(found: readonly string[], added: ReadonlySet<string>): number {
  const own = found.filter((term) => !added.has(term)).length
  return (own + (own < found.length ? synonymWeight : 0)) / found.length
}

function foundOf(result: { id: unknown } & Partial<Stored>): Found {
  const { id, title = '', kind = 'page', line = '' } = result
  return { path: String(id), title, kind, line }
}

/** The share of three-letter pieces that two texts have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [first, second] = [piecesOf(one), piecesOf(other)]
  const common = [...first].filter((piece) => second.has(piece)).length
  return (2 * common) / (first.size + second.size || 1)
}

function piecesOf(text: string): ReadonlySet<string> {
  const padded = ` ${text.toLowerCase().trim()} `
  return new Set(Array.from({ length: Math.max(padded.length - 2, 0) }, (_, at) => padded.slice(at, at + 3)))
}
