import { describe, expect, test } from 'vitest'
import { findPromises, quotesBareYield } from '../checks/promises.ts'
import { readingGrade } from '../checks/reading-level.ts'
import { missesHedge, reviewFaults } from '../checks/reviews.ts'
import { findWrongStatements, missingCompanions } from '../checks/statements.ts'
import { unexplainedTerms } from '../checks/unexplained-terms.ts'
import { contentPaths } from '../site/index.ts'
import { builtInFaqs, faqCategories } from './index.ts'

const numbers = Array.from({ length: 30 }, (_, index) => index + 1)

describe('the built-in FAQ list', () => {
  test('holds them all in page order', () => {
    expect(builtInFaqs.map((faq) => faq.order)).toEqual(numbers)
  })

  test('numbers its entries from 1 without a gap or a double', () => {
    expect(builtInFaqs.map((faq) => faq.id).toSorted((a, b) => a - b)).toEqual(numbers)
  })

  test('uses all nine categories and no other', () => {
    expect(faqCategories).toHaveLength(9)
    expect([...new Set(builtInFaqs.map((faq) => faq.category))]).toEqual([...faqCategories])
  })

  test('has the six popular questions', () => {
    const popular = builtInFaqs.filter((faq) => [1, 2, 4, 9, 13, 16].includes(faq.id))
    expect(popular.map((faq) => faq.category)).toEqual([
      'basics',
      'tax',
      'benefits',
      'eligibility',
      'investment',
      'risks',
    ])
  })

  test('leads on where an answer alone would be a dead end', () => {
    const links = builtInFaqs.flatMap(({ id, links: to = [] }) => to.map((link) => `${id} ${link.to}`))
    expect(links).toEqual([
      '5 /exchange',
      '6 /exchange/list',
      '7 /exchange/money',
      '7 /ways/high-loan',
      '8 /exchange/money',
      '8 /exchange/compare',
      '12 /exchange/money',
      '9 /exchange/compare',
      '4 /ways/not-accredited',
      '23 /exchange/compare',
      '29 /ways/after-closing',
    ])
  })

  test('links only to pages that exist, each under one label', () => {
    const links = builtInFaqs.flatMap(({ links: to = [] }) => to)
    expect(links.filter(({ to }) => !contentPaths.some((path) => path === to))).toEqual([])
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length)
  })

  test.each(['IRA', 'inherit', 'not accredited'])('answers those who search for "%s"', (words) => {
    expect(
      builtInFaqs.filter(({ question, answer }) => `${question} ${answer}`.includes(words)).length,
    ).toBeGreaterThanOrEqual(1)
  })

  test('asks no question twice', () => {
    expect(new Set(builtInFaqs.map((faq) => faq.question)).size).toBe(builtInFaqs.length)
  })

  test('reads, on average, below the eighth school year', () => {
    const grades = builtInFaqs.map((faq) => readingGrade(faq.answer))
    expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThan(8)
  })
})

describe.each(builtInFaqs.map((faq) => [faq.id, faq] as const))('question %i', (_, faq) => {
  const text = `${faq.question} ${faq.answer}`

  test('asks in one sentence and answers in 50 to 160 words', () => {
    expect(faq.question).toMatch(/^[A-Z][^?]+\?$/)
    const words = faq.answer.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(50)
    expect(words).toBeLessThanOrEqual(160)
  })

  test('makes no promise', () => {
    expect(findPromises(text)).toEqual([])
    expect(quotesBareYield(text)).toBe(false)
  })

  test('says nothing that is known to be wrong, and no half of a statement alone', () => {
    expect(findWrongStatements(text)).toEqual([])
    expect(missingCompanions(text)).toEqual([])
  })

  test('names sources that exist and the day of its review', () => {
    expect(reviewFaults(faq)).toEqual([])
    expect(missesHedge(faq.answer, faq)).toBe(false)
  })

  test('explains its terms and reads below the tenth school year', () => {
    expect(unexplainedTerms(text)).toEqual([])
    expect(readingGrade(faq.answer)).toBeLessThan(10)
  })
})
