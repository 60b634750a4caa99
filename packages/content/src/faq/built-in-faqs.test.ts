import { describe, expect, test } from 'vitest'
import { findPromises, quotesBareYield } from '../checks/promises.ts'
import { readingGrade } from '../checks/reading-level.ts'
import { missesHedge, reviewFaults } from '../checks/reviews.ts'
import { findWrongStatements, missingCompanions } from '../checks/statements.ts'
import { unexplainedTerms } from '../checks/unexplained-terms.ts'
import { contentPaths } from '../site/index.ts'
import { builtInFaqs, faqCategories, faqPath } from './index.ts'

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
      '1 /answers/what-is-a-dst',
      '11 /answers/dst-or-other',
      '2 /answers/exchange-step-by-step',
      '5 /answers/deadlines',
      '5 /exchange',
      '6 /answers/identify',
      '6 /exchange/list',
      '7 /answers/boot',
      '7 /exchange/money',
      '7 /answers/high-loan',
      '8 /answers/tax-on-sale',
      '8 /exchange/money',
      '8 /exchange/compare',
      '12 /answers/state-tax',
      '12 /exchange/money',
      '9 /exchange/compare',
      '14 /answers/step-up-heirs',
      '4 /answers/who-may-invest',
      '4 /ways/not-accredited',
      '15 /answers/who-may-invest',
      '17 /answers/who-signs',
      '19 /answers/dst-exits',
      '20 /answers/dst-721',
      '16 /answers/what-went-wrong',
      '21 /answers/dst-exits',
      '22 /answers/seven-limits',
      '23 /answers/dst-costs',
      '23 /exchange/compare',
      '24 /answers/seven-limits',
      '25 /answers/after-closing-papers',
      '26 /answers/read-the-memorandum',
      '27 /answers/look-up',
      '27 /answers/how-it-is-sold',
      '28 /answers/choose-intermediary',
      '29 /answers/year-end',
      '29 /answers/sale-closed',
      '29 /answers/money-locked',
    ])
  })

  test.each([1, 2, 4, 5, 6, 7, 8, 11, 12, 14, 15, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29])(
    'says in question %i no more than four sentences, since an answer has the rest',
    (id) => {
      const entry = builtInFaqs.find((faq) => faq.id === id)
      expect(entry?.links?.[0]?.to).toMatch(/^\/answers\//)
      const sentences = entry?.answer.match(/[.?](?=\s|$)/g)?.length
      expect(sentences).toBeGreaterThanOrEqual(2)
      expect(sentences).toBeLessThanOrEqual(4)
    },
  )

  test('gives each entry an address that outlives a change of its question', () => {
    const addresses = builtInFaqs.map((faq) => `${faq.id} ${faqPath(faq)}`)
    expect(addresses.filter((address) => !/^\d+ \/faq\/[a-z0-9]+(?:-[a-z0-9]+)+$/.test(address))).toEqual([])
    expect(new Set(builtInFaqs.map(faqPath)).size).toBe(30)
    // Links from elsewhere lead there: an address is added here with its entry, and never changed.
    expect(addresses).toEqual([
      '1 /faq/what-is-a-delaware-statutory-trust',
      '3 /faq/what-do-i-own-in-a-dst',
      '11 /faq/dst-tic-reit-or-owning-directly',
      '2 /faq/how-does-a-dst-work-in-a-1031-exchange',
      '5 /faq/what-are-the-deadlines',
      '6 /faq/how-do-i-identify-replacement-property',
      '7 /faq/what-is-boot',
      '8 /faq/which-taxes-can-an-exchange-defer',
      '12 /faq/what-about-state-tax',
      '9 /faq/benefits-of-a-dst-and-their-limits',
      '10 /faq/what-income-might-a-dst-pay',
      '14 /faq/what-happens-to-my-dst-when-i-die',
      '4 /faq/who-can-invest-in-a-dst',
      '15 /faq/how-is-accredited-status-verified',
      '17 /faq/investing-through-a-trust-llc-or-company',
      '13 /faq/what-is-the-minimum',
      '18 /faq/how-long-does-it-take-to-close',
      '19 /faq/how-long-will-i-hold',
      '20 /faq/what-is-a-721-exchange',
      '16 /faq/main-risks-of-a-dst',
      '21 /faq/can-i-sell-my-dst-share-early',
      '22 /faq/what-if-distributions-stop',
      '23 /faq/what-fees-does-a-dst-charge',
      '24 /faq/who-manages-the-property',
      '25 /faq/reports-and-tax-forms',
      '26 /faq/how-do-i-judge-a-sponsor',
      '27 /faq/conflicts-of-interest',
      '28 /faq/what-does-a-qualified-intermediary-do',
      '29 /faq/what-happens-if-my-exchange-fails',
      '30 /faq/what-does-this-site-do',
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
