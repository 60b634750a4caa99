import { builtInFaqs } from '@dst/content/faq'
import { filterFaqs, type FaqEntry } from '@dst/domain/faq'
import { describe, expect, test } from 'vitest'
import { faqSummary, type DisplayedFaq } from './faq-list.ts'
import { displayedFaqs } from './displayed-faqs.ts'

const builtIn: DisplayedFaq[] = [{ ...entry(1), sources: ['irc-1031'], reviewed: '2026-11-21' }]

describe('the questions that show', () => {
  test('are the built-in ones before the server has answered and when it sends 8', () => {
    expect(displayedFaqs(undefined, builtIn)).toBe(builtIn)
    expect(displayedFaqs(entries(8), builtIn)).toBe(builtIn)
  })

  test('are the server’s when it sends 9; an entry with the built-in words keeps its sources', () => {
    const shown = displayedFaqs(entries(9), builtIn)
    expect(shown).toHaveLength(9)
    expect(shown[0]).toBe(builtIn[0])
    expect(shown[1]).toEqual(entry(2))
  })

  test('are the built-in list itself where the server’s reads the same, and not where one entry is left out', () => {
    const nine = entries(9)
    expect(displayedFaqs(entries(9), nine)).toBe(nine)
    expect(displayedFaqs(entries(9), entries(10))).toHaveLength(9)
  })

  test('lose the built-in sources where the server’s words differ', () => {
    const changed = { ...entry(1), answer: 'Another answer.' }
    expect(displayedFaqs([changed, ...entries(9).slice(1)], builtIn)[0]).toEqual(changed)
  })
})

test.each([
  ['  boot  ', 'What is boot, and what happens to my mortgage?'],
  ['deadline 180 45', 'What are the 45-day and 180-day deadlines?'],
  ['risks', 'What are the main risks of a DST?'],
  ['IRA', 'Can I invest through a trust, an LLC or a company?'],
  ['inherit', 'What happens to my DST when I die?'],
  ['not accredited', 'Who can invest in a DST?'],
])('who searches the built-in questions for "%s" finds "%s"', (search, found) => {
  const questions = filterFaqs(builtInFaqs, { category: 'all', search }).map(({ question }) => question)
  expect(questions).toContain(found)
  expect(questions.length).toBeLessThan(builtInFaqs.length)
})

describe('the summary of the questions', () => {
  test.each([
    [30, { category: 'all', search: '' }, 'Showing 30 of 30 questions'],
    [5, { category: 'tax', search: '' }, 'Showing 5 of 30 questions in Tax & 1031 Exchange'],
    [2, { category: 'all', search: 'boot' }, 'Showing 2 of 30 questions matching "boot"'],
    [2, { category: 'all', search: ' boot ' }, 'Showing 2 of 30 questions matching "boot"'],
    [30, { category: 'all', search: '  ' }, 'Showing 30 of 30 questions'],
    [0, { category: 'risks', search: 'boot' }, 'Showing 0 of 30 questions in Risks & Limitations matching "boot"'],
  ])('of %i shown for %j', (matching, filter, text) => {
    expect(faqSummary({ matching, close: 0, total: 30 }, filter)).toBe(text)
  })

  test.each([
    [0, 1, 'Showing 0 of 30 questions matching "bot". 1 is close to it.'],
    [0, 3, 'Showing 0 of 30 questions matching "bot". 3 are close to it.'],
    [2, 3, 'Showing 2 of 30 questions matching "bot"'],
  ])('of %i that match and %i that are close', (matching, close, text) => {
    expect(faqSummary({ matching, close, total: 30 }, { category: 'all', search: 'bot' })).toBe(text)
  })
})

function entries(count: number): FaqEntry[] {
  return Array.from({ length: count }, (_, index) => entry(index + 1))
}

function entry(id: number): FaqEntry {
  return { id, question: `Question ${id}?`, answer: `Answer ${id}.`, category: 'tax', order: id }
}
