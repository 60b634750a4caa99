import { expect, test } from 'vitest'
import { contentOf } from './content-of.ts'
import { reviewedContent } from './reviewed-content.ts'

test('carries the sources that the content names anywhere, and no others', () => {
  const content = {
    parts: [{ text: 'Both deadlines are strict.', sources: ['irc-1031'], reviewed: '2026-11-21' }],
    title: 'Deadlines',
  }
  const answer = reviewedContent(content)
  const { citations } = answer
  expect(contentOf(answer)).toEqual(content)
  expect(contentOf(answer)).toBe(contentOf(answer))
  expect(Object.keys(citations)).toEqual(['irc-1031'])
  expect(citations['irc-1031']?.authority).toMatch(/1031/)
  expect(citations['irc-1031']?.reviewed).toMatch(/^\d{4}-\d\d-\d\d$/)
})
