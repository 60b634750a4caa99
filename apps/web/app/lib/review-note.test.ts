import { describe, expect, it } from 'vitest'
import { longDate } from './long-date'
import { joinReviews } from './review-note'

describe('the note under a text', () => {
  it('joins the sources of several texts, each once, and keeps the oldest day', () => {
    expect(
      joinReviews([
        { sources: ['irc-1031', 'dst-terms'], reviewed: '2026-11-21' },
        { sources: ['dst-terms'], reviewed: '2025-01-02' },
        { sources: ['dst-risks'], reviewed: '2026-03-04' },
      ]),
    ).toEqual({ sources: ['irc-1031', 'dst-terms', 'dst-risks'], reviewed: '2025-01-02' })
  })

  it('is left out where there is no text', () => {
    expect(joinReviews([])).toBeUndefined()
  })

  it('writes its date in words', () => {
    expect(longDate('2024-12-30')).toBe('December 30, 2024')
  })
})
