import { expect, test } from 'vitest'
import { ids, linkTargets, prose, reviewedParts } from './walk.ts'

const part = {
  id: 'a',
  heading: 'Heading',
  sources: ['irc-1031'],
  reviewed: '2026-11-21',
  link: { label: 'Go', to: '/nowhere' },
}
const page = {
  title: 'Title',
  count: 3,
  nothing: null,
  parts: [part, { ...part, blocks: [{ kind: 'list', items: ['One', 'Two'] }] }],
}

test('the walk finds what a reader sees, and not ids, sources or dates', () => {
  expect(prose(page)).toEqual(['Title', 'Heading', 'Go', 'Heading', 'Go', 'One', 'Two'])
})

test('the walk finds each part with sources, so that none escapes the checks', () => {
  expect(reviewedParts(page)).toHaveLength(2)
  expect(reviewedParts(part)).toEqual([part])
})

test('the walk finds links to nowhere and ids used twice', () => {
  expect(linkTargets(page)).toEqual(['/nowhere', '/nowhere'])
  expect(ids(page)).toEqual(['a', 'a'])
})
