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
  test('joins the sources of several texts, each once, and and the days of the texts', () => {
    const note = joinReviews(
      [
        { sources: ['irc-1031', 'dst-terms'], reviewed: '2026-11-21' },
        { sources: ['dst-terms'], reviewed: '2025-01-02' },
        { sources: ['dst-risks'], reviewed: '2026-03-04' },
      ],
      citations,
    )
    expect(note.texts).toEqual({ from: '2025-01-02', to: '2026-11-21' })
    expect(note.read).toBeUndefined()
    expect(note.cited.map(({ authority }) => authority)).toEqual(['law', 'terms', 'risks'])
  })

  test('says when the source was read that was read longest ago, and never calls a text older than it is', () => {
    expect(joinReviews([{ sources: ['irc-1031', 'dst-terms'], reviewed: '2026-11-21' }], citations)).toMatchObject({
      texts: { from: '2026-11-21', to: '2026-11-21' },
      read: '2026-10-01',
    })
  })

  test('has no day where there is no text', () => {
    expect(joinReviews([], citations)).toEqual({ texts: undefined, read: undefined, cited: [] })
  })
})
