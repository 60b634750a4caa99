import { expect, test } from 'vitest'
import { readShareLink, shareLink } from './share-link.ts'

const parts = { id: 'A-_a'.repeat(8), key: `${'k-_K'.repeat(10)}abc` }

test('a link has id and key in its fragment, and they are read from it', () => {
  const link = new URL(shareLink(parts, 'https://example.com'))
  expect([link.pathname, link.search]).toEqual(['/exchange/shared', ''])
  expect(readShareLink(link.hash)).toEqual(parts)
})

test.each([
  '',
  '#',
  `#${parts.id}`,
  `#${parts.id}.`,
  `#.${parts.key}`,
  `#${parts.id}.${parts.key.slice(1)}`,
  `#${parts.id}.${parts.key}x`,
  `#${parts.id.slice(1)}.${parts.key}`,
  `#${parts.id}.${parts.key.slice(1)}+`,
  `${parts.id}.${parts.key}`,
])('%j is no whole link', (hash) => {
  expect(readShareLink(hash)).toBeUndefined()
})
