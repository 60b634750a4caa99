import { describe, expect, test } from 'vitest'
import type { Reviewed } from '../sources/index.ts'
import { findPromises, quotesBareYield } from './promises.ts'
import { readingGrade, syllablesIn } from './reading-level.ts'
import { missesHedge, reviewFaults } from './reviews.ts'
import { findWrongStatements, missingCompanions } from './statements.ts'
import { unexplainedTerms } from './unexplained-terms.ts'

describe('the check for promises turns red', () => {
  test.each([
    'Enjoy tax-free income.',
    'A risk-free way to sell.',
    'Stress-free ownership.',
    'A safe home for your money.',
    'A safer choice than land.',
    'Regulation Best Interest is the best rule.',
    'Eliminate all capital gains taxes.',
    'How to avoid paying tax.',
    'An SEC-approved offering.',
    'Approved by the SEC.',
    'The best sponsors in the country.',
    'You will save $250,000.',
    'You’ll earn cash each month.',
    'The trust will pay 6%.',
    'The property always pays.',
    'Get reliable income for life.',
    'It ensures you a return.',
    'Guaranteed distributions.',
    'Your income is guaranteed, not hoped for.',
    'Rents do not fall. Income is guaranteed.',
    'We guarantee your return.',
    'No system is perfect, and we guarantee your return.',
    'It is not cheap but guaranteed.',
  ])('at "%s"', (text) => {
    expect(findPromises(text)).toHaveLength(1)
  })

  test.each([
    'Distributions are not guaranteed.',
    'No date is guaranteed.',
    'We cannot guarantee a result.',
    'Tax may be deferred.',
    'SEC, “Regulation Best Interest: The Broker-Dealer Standard of Conduct,” 84 FR 33318',
    'https://www.ipx1031.com/limitations-on-the-safe-harbors-the-g6-restrictions/',
  ])('and stays green at "%s"', (text) => {
    expect(findPromises(text)).toEqual([])
  })
})

describe('the check for bare yields', () => {
  test.each(['Expect a 6% yield.', 'Yields run from 5% to 7%.', 'Distributions of 6% are common.'])(
    'turns red at "%s"',
    (text) => {
      expect(quotesBareYield(text)).toBe(true)
    },
  )

  test.each(['A hypothetical 6% yield.', 'Distributions of 6% are not guaranteed.', 'Gain is taxed at up to 25%.'])(
    'stays green at "%s"',
    (text) => {
      expect(quotesBareYield(text)).toBe(false)
    },
  )
})

describe('the reading grade', () => {
  // 0.39 x 6 words / 1 sentence + 11.8 x 6 syllables / 6 words - 15.59 = -1.45
  test('is below zero for the shortest words', () => {
    expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 5)
  })

  // 4 words, 21 syllables: 0.39 x 4 + 11.8 x 21 / 4 - 15.59 = 47.92
  test('is far above the bound for a string of long words', () => {
    expect(readingGrade('Notwithstanding unrecaptured depreciation recharacterization.')).toBeGreaterThan(30)
  })

  test('counts a list of short sentences as easier than one long sentence', () => {
    expect(readingGrade('You sell. You wait. You buy.')).toBeLessThan(readingGrade('You sell and you wait and you buy'))
  })

  test('is 0 for a text without words', () => {
    expect([readingGrade(''), readingGrade('...')]).toEqual([0, 0])
  })

  test.each([
    ['trust', 1],
    ['make', 1],
    ['table', 2],
    ['closed', 1],
    ['rented', 2],
    ['leases', 2],
    ['notes', 1],
    ['property', 3],
    ['2026', 1],
    ['the', 1],
  ])('hears the syllables of "%s"', (word, syllables) => {
    expect(syllablesIn(word)).toBe(syllables)
  })
})

describe('the check for sources and review dates turns red', () => {
  test.each([
    [{ sources: [], reviewed: '2026-11-21' }, ['names no source']],
    [{ sources: ['irc-9999'], reviewed: '2026-11-21' }, ['unknown source "irc-9999"']],
    [{ sources: ['irc-1031', 'irc-1031'], reviewed: '2026-11-21' }, ['names a source twice']],
    [{ sources: ['irc-1031'], reviewed: '2026-21-11' }, ['review date "2026-21-11" is not YYYY-MM-DD']],
    [{ sources: ['irc-1031'], reviewed: 'last week' }, ['review date "last week" is not YYYY-MM-DD']],
  ])('%#', (content, faults) => {
    expect(reviewFaults(content)).toEqual(faults)
  })

  test('at a firm statement on a source that nobody has read', () => {
    const content: Reviewed = { sources: ['irc-453'], reviewed: '2026-11-21' }
    expect(missesHedge('The gain is reported in the second year.', content)).toBe(true)
    expect(missesHedge('The gain is generally reported in the second year.', content)).toBe(false)
    expect(missesHedge('The gain is reported.', { sources: ['irc-1031'], reviewed: '2026-11-21' })).toBe(false)
  })
})

describe('the check for unexplained terms', () => {
  test.each([
    ['Ask the QI.', ['QI']],
    ['A TIC and an UPREIT.', ['TIC', 'UPREIT']],
    ['Read the PPM for LTV and NNN.', ['PPM', 'NNN', 'LTV']],
    ['Boot can be taxed, and your basis carries over.', ['boot', 'basis']],
    ['It is a grantor trust.', ['grantor trust']],
  ])('turns red at "%s"', (text, found) => {
    expect(unexplainedTerms(text)).toEqual(found)
  })

  test('stays green when the words are there', () => {
    expect(unexplainedTerms('A qualified intermediary (QI) holds the money. Boot is cash you keep.')).toEqual([])
  })
})

describe('the check for wrong statements', () => {
  test.each([
    'If you buy for part of the money, only that part may be deferred.',
    'Three steps from your first question to a closed exchange. You can stop at any of them.',
    'The site is free for you, and you can stop at any time.',
    'We do not check it; whoever offers an investment must, and may ask for documents.',
    'More exactly: documents should be dated within about 90 days.',
    'Amounts can be set to the dollar.',
    'A DST owns its property and has its loan before you arrive.',
    'There is no inspection or lender to wait for.',
    'A first exchange is not harder than a second one.',
    'All of these figures are hypothetical.',
  ])('turns red at "%s"', (text) => {
    expect(findWrongStatements(text)).toHaveLength(1)
  })

  test('stays green at what is true', () => {
    expect(
      findWrongStatements(
        'Boot is taxed first, up to your whole gain. The three rates of the calculator are hypothetical.',
      ),
    ).toEqual([])
  })
})

describe('the check for halves of statements', () => {
  test('turns red at the due date of individuals alone', () => {
    expect(missingCompanions('After about October 17, April 15 comes first.')).toEqual([
      'does not say that partnerships and S corporations have March 15',
      'does not say that their trap begins about September 17',
      'does not say that estates and trusts have dates of their own',
    ])
  })

  test('turns red at the minimum of the 2025 letter without its conditions', () => {
    expect(missingCompanions('A very high minimum ($200,000 for a person) can help to show status.')).toHaveLength(3)
  })

  test('stays green where both halves stand', () => {
    const dates =
      'Most people file by April 15. Partnerships and S corporations have March 15, so it begins about September 17. Estates and trusts have their own.'
    expect(missingCompanions(dates)).toEqual([])
    expect(missingCompanions('By midnight of day 45.')).toEqual([])
  })
})
