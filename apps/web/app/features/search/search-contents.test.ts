import { expect, test } from 'vitest'
import { publicPaths } from '../../prerendered-paths.ts'
import { searchDocuments } from './documents/search-documents.ts'
import { searchContents } from './search-contents.ts'

test('lists only what has a page', () => {
  const pages = new Set<string>(publicPaths())
  expect(searchDocuments().filter(({ path }) => !pages.has(path.split('#')[0] ?? ''))).toEqual([])
})

test('lists everything by its letter, without articles, in order', () => {
  const { letters } = searchContents()
  const names = letters.map(({ letter }) => letter)
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)))
  expect(names.length).toBeGreaterThan(15)
  const listed = letters.flatMap(({ entries }) => entries)
  expect(listed).toHaveLength(searchDocuments().filter(({ kind }) => kind !== 'situation').length)
  const titles = letters.find(({ letter }) => letter === 'T')?.entries.map(({ title }) => title) ?? []
  expect(titles).toContain('A trust that owns real estate for many investors')
})

test('has a way on for each situation', () => {
  const { situations } = searchContents()
  expect(situations).toHaveLength(6)
})
