import { defaultAssumptions, verdict, type Assumptions, type ComparedSale } from '@dst/domain/comparison'
import { expect, test } from 'vitest'
import { endingHint, endingOptions } from './ending-labels.ts'
import { verdictCopy } from './verdict-copy.ts'

/** 1,480,000 of cash without a loan to replace, and 260,946 of tax. */
const office: ComparedSale = {
  price: 1_600_000,
  sellingCosts: 120_000,
  debtPaidOff: 0,
  adjustedBasis: 360_684,
  tax: 260_946,
}
const heirs: Assumptions = { ...defaultAssumptions, ending: 'heirs' }
const again: Assumptions = { ...defaultAssumptions, ending: 'exchanged' }
const noLoad: Assumptions = { ...heirs, load: 0 }
const leveraged = { ...office, price: 2_000_000, debtPaidOff: 1_700_000, adjustedBasis: 400_000, tax: 380_000 }

const reported: readonly (readonly [number, ComparedSale, Assumptions, string])[] = [
  [
    1,
    { ...office, adjustedBasis: 1_575_880, tax: -30_000 },
    defaultAssumptions,
    'You have a loss of $95,880. A sale may let you deduct it; an exchange would put that off.',
  ],
  [
    1,
    { ...office, adjustedBasis: 1_480_000, tax: 0 },
    defaultAssumptions,
    'You have no gain: there is no tax that an exchange could put off.',
  ],
  [
    2,
    { price: 270_000, sellingCosts: 15_800, debtPaidOff: 0, adjustedBasis: 180_000, tax: 12_926 },
    defaultAssumptions,
    'The up-front cost of a DST at 10% ($25,420) is more than the tax it puts off ($12,926).',
  ],
  [
    2,
    { ...office, tax: -4_000 },
    defaultAssumptions,
    'A sale would lower your taxes by $4,000; an exchange would put that off.',
  ],
  [
    3,
    { price: 420_000, sellingCosts: 25_200, debtPaidOff: 150_000, adjustedBasis: 189_182, tax: 31_771 },
    defaultAssumptions,
    'Your rate is low this year: 15.5%. Waiting may mean a higher one.',
  ],
  [
    4,
    { ...office, taxWithoutLosses: 347_928 },
    heirs,
    'Losses of earlier years cut the tax of a sale from $347,928 to $260,946. An exchange generally does not ' +
      'set them free.',
  ],
  [
    5,
    { ...office, cashNeeded: 296_001 },
    heirs,
    "You need $296,001 of the $1,480,000 that the sale leaves within five years. A DST can't be sold on demand.",
  ],
  [
    6,
    office,
    defaultAssumptions,
    'At equal returns you would end with $107,011 less. ' +
      'The verdict changes if you leave it to heirs, exchange again, or pay a load below 3.9%.',
  ],
  [
    6,
    { ...leveraged, adjustedBasis: 760_684, tax: 289_515 },
    defaultAssumptions,
    'At equal returns you would end with $22,753 less. Neither another ending nor lower up-front costs change it.',
  ],
  [
    5,
    { ...leveraged, debtPaidOff: 1_940_000, cashNeeded: 1 },
    defaultAssumptions,
    "You need $1 within five years, and the sale leaves no cash. A DST can't be sold on demand.",
  ],
  [
    7,
    { ...leveraged, debtPaidOff: 1_940_000 },
    defaultAssumptions,
    'The tax is more than the cash you would get: talk to your CPA and lender first.',
  ],
  [7, leveraged, noLoad, 'The tax is more than the cash you would get: talk to your CPA and lender first.'],
  [
    8,
    { ...leveraged, debtPaidOff: 1_200_000, adjustedBasis: 900_000, tax: 240_000 },
    noLoad,
    'To replace your loan, 63.9% of what you buy has to be a loan. Few DSTs carry that much debt.',
  ],
  [
    9,
    { ...office, accredited: false },
    heirs,
    'DSTs are generally open to accredited investors only. Other ways are left.',
  ],
  [
    9,
    { price: 110_000, sellingCosts: 10_001, debtPaidOff: 0, adjustedBasis: 10_000, tax: 22_000 },
    heirs,
    'The sale leaves $99,999, below the usual minimum of $100,000 for a DST. Other ways are left.',
  ],
  [
    10,
    office,
    heirs,
    'Deferral looks worth its cost under your assumptions, mainly if you keep deferring. What would change this: ' +
      'a sale at the end that pays the tax, a load above 16.2%, or cash that you need sooner.',
  ],
]

test.each(reported)('rule %i is told in its words', (rule, sale, assumptions, text) => {
  const found = verdict(sale, assumptions)
  expect(found.rule).toBe(rule)
  expect(verdictCopy(found, assumptions, 'individual').text).toBe(text)
})

test('left to heirs the verdict says how far ahead, at equal returns', () => {
  expect(verdictCopy(verdict(office, heirs), heirs, 'individual').why).toBe(
    'At equal returns the DST would end $128,780 ahead of paying the tax. All of it is hypothetical.',
  )
})

test('a sale that needs money at closing says how much', () => {
  const underwater = { ...leveraged, debtPaidOff: 1_940_000 }
  expect(verdictCopy(verdict(underwater, heirs), heirs, 'individual').why).toBe(
    'A sale needs $60,000 of your own money at closing, and its tax is $380,000.',
  )
})

test('what turns it is named alone where nothing else does', () => {
  const dear = { ...heirs, load: 0.17 }
  expect(verdictCopy(verdict(office, dear), dear, 'individual').text).toMatch(
    /less\. The verdict changes if you pay a load below 16\.2%\.$/,
  )
  expect(verdictCopy(verdict(office, again), again, 'individual').text).toContain('a load above 16.2%')
})

test('no verdict tells anybody what to do, and each says why and what changes it', () => {
  for (const [, sale, assumptions] of reported) {
    const { text, why, turns } = verdictCopy(verdict(sale, assumptions), assumptions, 'individual')
    expect(`${text} ${why} ${turns}`).not.toMatch(/you should|recommend|guarantee/i)
    expect(Math.min(why.length, turns.length)).toBeGreaterThan(20)
  }
})

test('of a corporation neither a low rate of people nor heirs are told', () => {
  const low = reported.find(([rule]) => rule === 3)?.[1] ?? office
  const words = (sale: ComparedSale, kind: Parameters<typeof verdictCopy>[2]) =>
    verdictCopy(verdict(sale, defaultAssumptions), defaultAssumptions, kind)
  expect(words(low, 'c-corporation').text).toBe('The tax is low beside the gain: 15.5%. Waiting may mean a higher one.')
  for (const kind of ['c-corporation', 's-corporation'] as const) {
    expect(words(office, kind).text).toBe(
      'At equal returns you would end with $107,011 less. The verdict changes if you exchange again or pay a load ' +
        'below 3.9%.',
    )
    expect(words(low, kind).turns).not.toContain('heirs')
    expect(endingOptions(kind).map(({ value }) => value)).toEqual(['sold', 'exchanged'])
    expect(endingHint(kind)).toContain('keeps its basis')
  }
  expect(words(low, 'partnership').turns).toMatch(/, or heirs\.$/)
  expect(endingHint('partnership')).toContain('section 754')
  expect([endingHint(undefined), endingOptions(undefined).length]).toEqual([undefined, 3])
})

test('a high loan, and what is closed to a person, lead to other ways', () => {
  const linksOf = (sale: ComparedSale, assumptions: Assumptions) =>
    verdictCopy(verdict(sale, assumptions), assumptions, 'individual').links.map(({ href }) => href)
  expect(linksOf(leveraged, noLoad)).toEqual(['/answers/high-loan'])
  expect(linksOf({ ...office, accredited: false }, heirs)).toEqual(['/ways/not-accredited', '/ways/getting-ready'])
})
