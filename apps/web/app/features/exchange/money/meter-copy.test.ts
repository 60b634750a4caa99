import type { ExchangeFile } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { bootRows, taxRange } from './boot-copy.ts'
import { costsLesson, metersOf, replaceSentence } from './meter-copy.ts'
import { moneyFormula } from './money-formula.ts'
import { purchaseLabel } from './purchases.tsx'
import { couple, moneyIn, retired, withSale } from '../testing/sample-files.ts'

const meters = (file: ExchangeFile) =>
  metersOf(moneyIn(file)).map(({ label, amount, target, status }) => `${label}: ${amount} ${target}. ${status}`)
const boots = (file: ExchangeFile) => bootRows(moneyIn(file)).map(({ heading, amount }) => `${heading}: ${amount}`)

/** Basis of the design's table: the depreciation that makes it 794,872. */
const basis = { depreciation: 205_128 }

describe('the table of what must be replaced', () => {
  test('no costs, DST of 1.6m cash at a loan of 20%: all met, nothing taxed', () => {
    const file = withSale(couple, { ...basis, sellingCosts: 0 }, { equity: 1_600_000, loanShare: 0.2 })
    expect(meters(file)).toEqual([
      'Value: $2,000,000 of $2,000,000 to buy. Met',
      'Cash: $1,600,000 of $1,600,000 to spend. Met',
      'Debt: $400,000 of $400,000 to replace. Met',
    ])
    expect(boots(file)).toEqual([
      'Boot: $0',
      'Gain taxed now: $0',
      'Tax on it: $0',
      'Gain deferred: $1,205,128',
      'New basis: $794,872',
    ])
    expect(costsLesson(moneyIn(file))).toBeUndefined()
  })

  test('6% costs, DST of 1.48m cash at a loan of 20%: $30,000 of debt is missing, and the loan has to be 21.3%', () => {
    const file = withSale(couple, basis, { equity: 1_480_000, loanShare: 0.2 })
    expect(meters(file)).toEqual([
      'Value: $1,850,000 of $1,880,000 to buy. $30,000 short',
      'Cash: $1,480,000 of $1,480,000 to spend. Met',
      'Debt: $370,000 of $400,000 to replace. $30,000 short',
    ])
    expect(boots(file)).toEqual([
      'Boot: $30,000',
      'Gain taxed now: $30,000',
      'Tax on it: $4,500 to $6,600',
      'Gain deferred: $1,055,128',
      'New basis: $794,872',
    ])
    expect(moneyIn(file).sold).toMatchObject({ price: 2_000_000, sellingCosts: 120_000 })
    expect(costsLesson(moneyIn(file))).toBe(
      'Your loan is 20% of the price. Costs of $120,000 come out of the proceeds, so the new loan has to be 21.3% of ' +
        'what you buy, not 20%.',
    )
  })

  test('keeps 200,000, new loan of 600,000: new debt never makes up for cash taken', () => {
    const file = withSale(couple, { ...basis, sellingCosts: 0 }, { equity: 1_400_000, loanShare: 0.3 })
    expect(meters(file)[1]).toBe('Cash: $1,400,000 of $1,600,000 to spend. $200,000 short')
    expect(boots(file).filter((row) => !row.startsWith('Tax on it'))).toEqual([
      'Boot: $200,000',
      'Gain taxed now: $200,000',
      'Gain deferred: $1,005,128',
      'New basis: $994,872',
    ])
    expect(bootRows(moneyIn(file))[0]?.why).toBe('$200,000 of cash that you keep.')
  })

  test("the range of the tax on boot stays our estimate beside the CPA's number", () => {
    const file = withSale(couple, basis, { equity: 1_480_000, loanShare: 0.2 })
    expect(bootRows(moneyIn(file), { cpaTax: 270_000 })[2]?.why).toContain(
      "By our estimate: your CPA's number is for the whole",
    )
    expect(bootRows(moneyIn(file))[2]?.why).not.toContain('CPA')
  })

  test('the formula has the numbers of the person', () => {
    const file = withSale(couple, basis, { equity: 1_480_000, loanShare: 0.2 })
    expect(moneyFormula(moneyIn(file)).map(({ formula }) => formula)).toEqual([
      '$2,000,000 − $120,000 = $1,880,000',
      'the larger of $0 and $1,880,000 − $400,000 = $1,480,000',
      'the larger of $0 and $1,480,000 − $1,480,000 spent = $0',
      'the larger of $0 and $400,000 − $370,000 − $0 − $0 = $30,000',
      '$0 + $30,000 = $30,000',
      '$400,000 ÷ ($400,000 + $1,480,000) = 21.3%, rounded up',
      'the smaller of the gain, $1,085,128, and the boot, $30,000 = $30,000',
      '$1,850,000 − $1,055,128 deferred = $794,872',
    ])
  })

  test('the first answer names the three amounts', () => {
    expect(replaceSentence(moneyIn(couple))).toBe(
      'To defer all of the tax, buy for at least $1,880,000, spend all of the $1,480,000 that the sale leaves, and ' +
        'replace $400,000 of debt.',
    )
    expect(replaceSentence(moneyIn(retired))).toBe(
      'To defer all of the tax, buy for at least $394,800 and spend all of the $394,800 that the sale leaves.',
    )
  })

  test('a loan of 85% is told to need a share that few DSTs carry; a loan above the proceeds leaves no cash', () => {
    const high = withSale(couple, { debtPaidOff: 1_700_000 })
    expect(metersOf(moneyIn(high))[2]?.note).toBe('It takes a loan of 90.5%. Few DSTs carry that much debt.')
    const under = withSale(couple, { debtPaidOff: 1_950_000 })
    expect(meters(under)).toEqual([
      'Value: $0 of $1,880,000 to buy. $1,880,000 short',
      'Cash: $0 of $0 to spend. No cash is left to spend',
      'Debt: $0 of $1,880,000 to replace. $1,880,000 short',
    ])
    expect(replaceSentence(moneyIn(under))).toBe(
      'The sale leaves no cash: loans and costs are $70,000 more than the price, and what you bring to the closing ' +
        'counts as replaced. To defer all of the tax, buy for at least $1,880,000 and replace $1,880,000 of debt.',
    )
    expect(replaceSentence(moneyIn(withSale(couple, { debtPaidOff: 1_880_000 })))).toMatch(
      /^The sale leaves no cash. To defer all/,
    )
  })

  test('costs of buying that are exchange costs count as spent', () => {
    const dst = { equity: 1_465_000, loanShare: 0.2145 }
    expect(meters(withSale(couple, basis, dst))[1]).toBe('Cash: $1,465,000 of $1,480,000 to spend. $15,000 short')
    const withCosts = withSale(couple, basis, { ...dst, exchangeCosts: 15_000 })
    expect(meters(withCosts)[1]).toBe('Cash: $1,480,000 of $1,480,000 to spend. Met')
    expect(boots(withCosts)[0]).toBe('Boot: $0')
    expect(purchaseLabel({ id: 'p', ...dst, exchangeCosts: 15_000 })).toMatch(
      /of loan\. \$15,000 of exchange costs count as spent too\.$/,
    )
  })

  test('a needed share is rounded up in every sentence, as the buttons enter it', () => {
    // 400,000 of 1,886,000 is 21.209%, which would read 21.2% rounded to the nearest.
    expect(costsLesson(moneyIn(withSale(couple, { sellingCosts: 114_000 })))).toContain('has to be 21.3%')
  })

  test('cash taken at the closing stays boot; own cash and more value are more than needed', () => {
    const taken = withSale(couple, { cashTaken: 5_000 }, { equity: 1_880_000 })
    expect(metersOf(moneyIn(taken))[1]).toMatchObject({
      target: 'of $1,475,000 to spend',
      status: 'Met, with $405,000 of your own',
      state: 'over',
      note: '$5,000 was taken at the closing. Nothing that you buy makes up for it.',
    })
    expect(meters(withSale(couple, {}, { equity: 1_480_000, loanShare: 0.5 }))[0]).toBe(
      'Value: $2,960,000 of $1,880,000 to buy. Met, with $1,080,000 more',
    )
  })

  test('cash taken at the closing counts once, in the meters, the boot, the formula and the first answer', () => {
    const file = withSale(couple, { ...basis, cashTaken: 50_000 }, { equity: 1_430_000, loanShare: 0.22 })
    expect(meters(file)).toEqual([
      'Value: $1,833,333 of $1,830,000 to buy. Met, with $3,333 more',
      'Cash: $1,430,000 of $1,430,000 to spend. Met',
      'Debt: $400,000 of $400,000 to replace. Met',
    ])
    expect(boots(file).slice(0, 2)).toEqual(['Boot: $50,000', 'Gain taxed now: $50,000'])
    expect(bootRows(moneyIn(file))[0]?.why).toBe('$50,000 taken at the closing.')
    const all = withSale(couple, { cashTaken: 50_000 }, { equity: 1_400_000 })
    expect(bootRows(moneyIn(all))[0]?.why).toBe(
      '$50,000 taken at the closing, $30,000 of cash that you keep and $400,000 of debt that nothing replaces.',
    )
    expect(moneyFormula(moneyIn(file)).map(({ formula }) => formula)).toEqual([
      '$2,000,000 − $120,000 = $1,880,000',
      'the larger of $0 and $1,880,000 − $400,000 = $1,480,000',
      '$50,000 at the closing, plus the larger of $0 and $1,430,000 left to spend − $1,430,000 spent = $50,000',
      'the larger of $0 and $400,000 − $403,333 − $0 − $0 = $0',
      '$50,000 + $0 = $50,000',
      '$400,000 ÷ ($400,000 + $1,430,000) = 21.9%, rounded up',
      'the smaller of the gain, $1,085,128, and the boot, $50,000 = $50,000',
      '$1,833,333 − $1,035,128 deferred = $798,205',
    ])
    expect(replaceSentence(moneyIn(file))).toBe(
      '$50,000 was taken at the closing, and is taxed up to the gain. To defer the rest, buy for at least ' +
        '$1,830,000, spend all of the $1,430,000 that the sale leaves, and replace $400,000 of debt.',
    )
    expect(costsLesson(moneyIn(file))).toBe(
      'Your loan is 20% of the price. Costs of $120,000 and $50,000 taken at the closing come out of the proceeds, ' +
        'so the new loan has to be 21.9% of what you buy, not 20%.',
    )
  })

  test('a boot that costs the same of either kind is told so', () => {
    const file: ExchangeFile = {
      ...withSale(couple, basis, { equity: 1_480_000, loanShare: 0.2 }),
      taxpayer: { kind: 'c-corporation' },
    }
    expect(bootRows(moneyIn(file))[2]).toMatchObject({
      amount: '$6,300',
      why: 'The same whether it is growth in value or comes from depreciation.',
    })
  })

  test('without a known gain only the boot is told', () => {
    const { purchasePrice: _, ...unknown } = couple.sales[0] ?? { id: 'a' }
    const file = { ...couple, sales: [unknown] }
    expect(boots(file)).toEqual(['Boot: $1,880,000'])
    expect(taxRange(undefined)).toBe('Not known yet')
  })

  test('a loss is put off, and stays in the new property', () => {
    const file = withSale(couple, { price: 700_000, debtPaidOff: 0 }, { equity: 658_000 })
    expect(boots(file)).toEqual([
      'Boot: $0',
      'Gain taxed now: $0',
      'Tax on it: $0',
      'Loss put off: $102,684',
      'New basis: $760,684',
    ])
  })
})

test('a purchase says what it counts for', () => {
  expect(purchaseLabel({ id: 'a', equity: 1_480_000, loanShare: 0.2 })).toBe(
    'Worth $1,850,000: $1,480,000 of cash and $370,000 of loan.',
  )
  expect(purchaseLabel({ id: 'a' })).toBe('It counts once its amount is entered.')
  expect(purchaseLabel({ id: 'a', equity: 1, wanted: 'backup' })).toBe('A backup on your list: it does not count here.')
  expect(purchaseLabel({ id: 'a', equity: 1, wanted: 'backup' }, 'later')).toBe('Worth $1: $1 of cash and $0 of loan.')
  expect(purchaseLabel({ id: 'a', equity: 1 }, 'before-sale')).toContain('before your sale: it does not count here')
  expect(purchaseLabel({ id: 'a', equity: 1 }, 'after-end')).toContain('last day: it does not count here')
})
