import { answers, oldestReview, situations, type ReviewedOn } from '@dst/content/answers'
import { searchDocuments } from './documents/search-documents.ts'
import type { Listed } from './search-document.ts'

/** What the search page lists without a search. */
export interface SearchContents {
  readonly situations: readonly {
    readonly id: string
    readonly heading: string
    readonly about: string
    readonly links: readonly { readonly label: string; readonly to: string }[]
  }[]
  readonly letters: readonly { readonly letter: string; readonly entries: readonly Listed[] }[]
  readonly reviewed: ReviewedOn
}

/** Everything from A to Z, and what belongs to each situation. For a loader: it reads all that is written. */
export function searchContents(): SearchContents {
  const documents = searchDocuments().filter(({ kind }) => kind !== 'situation')
  const titles = new Map(documents.map(({ path, title }) => [path, title]))
  return {
    situations: situations.map(({ id, heading, about, answers: slugs, also }) => ({
      id,
      heading,
      about,
      links: [
        ...slugs.flatMap((slug) => {
          const label = titles.get(`/answers/${slug}`)
          return label === undefined ? [] : [{ label, to: `/answers/${slug}` }]
        }),
        ...also,
      ],
    })),
    letters: byLetter(documents),
    reviewed: oldestReview(Object.values(answers)),
  }
}

function byLetter(documents: readonly Listed[]): SearchContents['letters'] {
  const sorted = documents
    .map(({ path, kind, title }) => ({ path, kind, title }))
    .toSorted((one, other) => sortedBy(one).localeCompare(sortedBy(other), 'en', { numeric: true }))
  const letters = [...new Set(sorted.map(letterOf))]
  return letters.map((letter) => ({ letter, entries: sorted.filter((entry) => letterOf(entry) === letter) }))
}

function sortedBy({ title }: Listed): string {
  return title.replace(/^(?:an?|the)\s+/i, '').replaceAll(/[^\p{L}\p{N} ]/gu, '')
}

function letterOf(entry: Listed): string {
  const first = sortedBy(entry).charAt(0).toUpperCase()
  return /\p{L}/u.test(first) ? first : '0–9'
}
