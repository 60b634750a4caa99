import { builtInFaqs } from '@dst/content/faq'
import { expect, test } from 'vitest'
import { expertReview } from './expert-review.ts'

test('the badge is said to rest on our editors until the owner names an expert', () => {
  const { words, date, byOutsider } = expertReview(builtInFaqs)
  expect(words.join(date)).toBe(
    'Read by our editors against the sources under each answer, which were last read on 2026-11-21. ' +
      'No outside expert has signed off on them yet.',
  )
  expect(byOutsider).toBe(false)
  const signed = expertReview(builtInFaqs, { name: 'Ada Byron', credential: 'CPA' })
  expect(signed.words.join('')).toContain('Read by Ada Byron, CPA against')
  expect(signed.byOutsider).toBe(true)
})

test('the oldest answer gives the date', () => {
  expect(
    expertReview([
      { sources: [], reviewed: '2026-03-01' },
      { sources: ['irc-1031'], reviewed: '2027-01-01' },
    ]).date,
  ).toBe('2026-03-01')
})
