import { describeExchange, type ExchangeFile, type FailedAfter } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { afterDay, boughtIn, intoThreeTrusts, nothingReceived, withSold } from '../testing/after-files.ts'
import {
  atOnceSentence,
  failedNotByYear,
  gainRows,
  installmentRows,
  notByYear,
  paymentRows,
  ratioSentence,
  readingsOf,
  unspentSentences,
} from './later-money-copy.ts'

const paid = (on: string, amount: number): ExchangeFile => ({
  ...intoThreeTrusts,
  moneyBack: [{ id: 'm', on, amount }],
})

function unspentIn(file: ExchangeFile) {
  const { unspent } = boughtIn(file)
  if (unspent === undefined) throw new Error('nothing is left')
  return unspent
}

function failedIn(file: ExchangeFile, day = afterDay): FailedAfter {
  const { after } = describeExchange(file, day)
  if (!after.ok || after.value.kind !== 'failed') throw new Error('it did not fail')
  return after.value
}

describe('the cash that was left', () => {
  test('can be asked for from a day on; of a plan, it would be', () => {
    expect(unspentSentences(unspentIn(intoThreeTrusts), false)).toEqual([
      '$5,000 of the cash was left, after the costs that were entered. You may usually ask for it from Mon Feb 2, ' +
        '2026 on.',
      'That takes what you named to be what is entered here: with more named, or less, the day may be another.',
    ])
    expect(unspentSentences(unspentIn(intoThreeTrusts), true)[0]).toMatch(/^\$5,000 of the cash would be left, /)
  })

  test('can be asked for later once an extension leaves longer to close', () => {
    const named = { id: 'd', wanted: 'backup', equity: 1 } as const
    const late = { ...withSold({ closing: '2025-11-01' }), purchases: [...intoThreeTrusts.purchases, named] }
    expect(unspentSentences(unspentIn(late), false)[0]).toContain(
      'from Thu Apr 16, 2026 on, with the extension filed from Fri May 1, 2026.',
    )
  })

  test('is checked against what was entered as paid back', () => {
    expect(unspentSentences(unspentIn(paid('2026-01-02', 7_000)), false)).toContain(
      '$2,000 more was entered as paid back than was left: it counts nowhere. Check both.',
    )
  })

  test('of more than 5,000,000 in a later year may cost interest', () => {
    const large = withSold({ price: 9_000_000, sellingCosts: 0 })
    expect(unspentSentences(unspentIn(large), false).at(-1)).toBe(
      'Interest on the tax that waits may be due as well: ask your CPA.',
    )
  })

  test('counts on the day of the payment, or on which it could be asked for', () => {
    expect(paymentRows(unspentIn(paid('2026-03-02', 1_000)))).toEqual([
      { heading: 'Mon Mar 2, 2026', cells: ['Mon Feb 2, 2026', '$1,000'] },
      { heading: 'Not entered as paid', cells: ['Mon Feb 2, 2026', '$4,000'] },
    ])
  })
})

describe('the gain of each year', () => {
  test('has a row for each year', () => {
    expect(gainRows({ 2025: 2_000, 2026: 3_000 })).toEqual([
      { heading: '2025', cells: ['$2,000'] },
      { heading: '2026', cells: ['$3,000'] },
    ])
  })

  test('comes in the share that gain has of the cash', () => {
    expect(ratioSentence(boughtIn(intoThreeTrusts))).toBe(
      'All of this cash is gain: the gain of $638,000 is no less (Form 6252, line 19: 100%).',
    )
    // A gain of 2,000 over cash of 5,000.
    expect(ratioSentence(boughtIn(withSold({ purchasePrice: 946_000 })))).toBe(
      'Of each dollar of cash, 40.00 cents are gain: the gain of $2,000, at most the cash, over the cash (Form 6252, ' +
        'line 19).',
    )
    expect(ratioSentence(boughtIn(paid('2025-12-31', 5_000)))).toBeUndefined()
  })

  test('is not computed where debt was short as well, or furniture was received', () => {
    const change = (values: object) => ({
      ...intoThreeTrusts,
      purchases: intoThreeTrusts.purchases.map((one, at) => (at === 1 ? { ...one, ...values } : one)),
    })
    const reasonOf = (file: ExchangeFile) => {
      const { gainByYear } = boughtIn(file)
      return gainByYear.computed ? undefined : notByYear[gainByYear.reason]
    }
    expect(reasonOf(change({ loanShare: 0 }))).toBe(
      'The rules don’t say in which year debt that wasn’t replaced is taxed. Ask your CPA.',
    )
    expect(reasonOf(change({ notRealProperty: 10_000 }))).toMatch(/^You received furniture or the like/)
    expect(ratioSentence(boughtIn(change({ loanShare: 0 })))).toBeUndefined()
  })
})

describe('an exchange that came to nothing', () => {
  const autumn: ExchangeFile = { ...nothingReceived, sales: withSold({ closing: '2025-11-20' }).sales }

  test('has Form 6252 in two readings where there was a loan', () => {
    const { gain } = failedIn(autumn)
    if (!gain.computed) throw new Error(gain.reason)
    const [takenOver, payment, ...others] = readingsOf(gain)
    expect(others).toEqual([])
    expect(takenOver?.heading).toBe('Form 6252, with the loan as one that the buyer took over or paid off')
    expect(
      takenOver && installmentRows(takenOver.lines).map(({ heading, cells }) => `${heading}: ${cells[0]}`),
    ).toEqual([
      '5 Selling price: $790,000',
      '6 Loan on the property: $125,000',
      '7 Line 5 less line 6: $665,000',
      '13 Basis, costs and recapture: $152,000',
      '14 Line 5 less line 13: $638,000',
      '16 Gross profit: $638,000',
      '17 Loan beyond line 13: $0',
      '18 Contract price: $665,000',
      '19 Gross profit percentage: 95.94%',
    ])
    expect(takenOver && gainRows(takenOver.lines.byYear)).toEqual([{ heading: '2026', cells: ['$638,000'] }])
    // 125,000 of the loan in the year of the sale, at 638,000 / 790,000.
    expect(payment && gainRows(payment.lines.byYear)).toEqual([
      { heading: '2025', cells: ['$100,949'] },
      { heading: '2026', cells: ['$537,051'] },
    ])
    expect(atOnceSentence(failedIn(autumn))).toBeUndefined()
  })

  test('without a loan has one reading', () => {
    const sales = withSold({ closing: '2025-11-20', debtPaidOff: 0 }).sales
    const { gain } = failedIn({ ...nothingReceived, sales })
    expect(gain.computed && readingsOf(gain).map(({ heading }) => heading)).toEqual(['Form 6252'])
  })

  test('whose money counts in the year of the sale has no Form 6252', () => {
    expect(atOnceSentence(failedIn(nothingReceived))).toBe(
      'All of it counts in 2025, the year of the sale: the gain of $638,000 belongs to the return for that year, as ' +
        'with any sale, and Form 6252 does not.',
    )
  })

  test('with a loss says why nothing is spread', () => {
    const failed = failedIn({ ...nothingReceived, sales: withSold({ price: 100_000, debtPaidOff: 0 }).sales })
    expect(atOnceSentence(failed)).toBeUndefined()
    expect(!failed.gain.computed && failedNotByYear[failed.gain.reason]).toMatch(/^The sale made a loss/)
  })
})
