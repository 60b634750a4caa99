import type { CalendarDate } from '@dst/content/sources'
import { describe, expect, test } from 'vitest'
import { joinReviews } from './review-note.tsx'

const cited = (authority: string, reviewed: CalendarDate) => ({ authority, reviewed, href: `/sources#${authority}` })
const citations = {
  'irc-1031': cited('law', '2026-11-21'),
  'dst-terms': cited('terms', '2026-10-01'),
  'dst-risks': cited('risks', '2026-11-21'),
}

describe('the note under a text', () => {
  test('joins the sources of several texts, each once, and keeps the oldest day', () => {
    const note = joinReviews(
      [
        { sources: ['irc-1031', 'dst-terms'], reviewed: '2026-11-21' },
        { sources: ['dst-terms'], reviewed: '2025-01-02' },
        { sources: ['dst-risks'], reviewed: '2026-03-04' },
      ],
      citations,
    )
    expect(note.date).toBe('2025-01-02')
    expect(note.cited.map(({ authority }) => authority)).toEqual(['law', 'terms', 'risks'])
  })

  test('is as old as the source that was read longest ago', () => {
    expect(joinReviews([{ sources: ['irc-1031', 'dst-terms'], reviewed: '2026-11-21' }], citations).date).toBe(
      '2026-10-01',
    )
  })

  test('has no day where there is no text', () => {
    expect(joinReviews([], citations)).toEqual({ date: undefined, cited: [] })
  })
})
