import { describeExchange, type ExchangeFile } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { afterDay, boughtIn, intoThreeTrusts, nothingReceived, withSold } from '../testing/after-files.ts'
import { failedLead, isNothingBought, leadSentences } from './after-lead.ts'

const leadOf = (file: ExchangeFile, today = afterDay) => leadSentences(boughtIn(file, today), today)

describe('the first lines', () => {
  const paid = (...moneyBack: readonly (readonly [on: string, amount: number])[]) => ({
    ...intoThreeTrusts,
    moneyBack: moneyBack.map(([on, amount], at) => ({ id: `m${at}`, on, amount })),
  })

  test('say what is taxed and what the new basis is', () => {
    expect(leadOf(paid(['2025-12-31', 5_000]))).toEqual([
      'Line 23, taxed for 2025: $5,000.',
      'Line 25, basis of what you bought: $270,000, in three parts.',
    ])
    expect(leadOf(paid(['2025-12-31', 5_000]), '2025-12-31')[0]).toBe('Line 23, taxed this year: $5,000.')
  })

  test('count one property as it is', () => {
    const one = { ...intoThreeTrusts, purchases: intoThreeTrusts.purchases.slice(0, 1) }
    expect(leadOf(one).at(-1)).toBe('Line 25, basis of what you bought: $152,000.')
  })

  test('name the year in which money that came back is taxed', () => {
    expect(leadOf(intoThreeTrusts)[0]).toBe('Line 23, usually taxed in 2026: $5,000.')
    expect(leadOf(paid(['2025-12-31', 2_000], ['2026-01-05', 3_000]))[0]).toBe(
      'Line 23, taxed: $5,000, of it usually $2,000 in 2025 and $3,000 in 2026.',
    )
  })

  test('name no other year where that cannot be said', () => {
    const short = intoThreeTrusts.purchases.map((one, at) => (at === 1 ? { ...one, loanShare: 0 } : one))
    expect(leadOf({ ...intoThreeTrusts, purchases: short })[0]).toMatch(/^Line 23, taxed for 2025: /)
  })

  test('have furniture that was sold with it as a sale of its own', () => {
    expect(leadOf(withSold({ furnitureValue: 10_000, furnitureBasis: 4_000 }))[1]).toBe(
      'Line 14, furniture sold with it, taxed besides: $6,000.',
    )
  })
})

test('an exchange in which nothing was received was a sale, and its money can be asked for', () => {
  const failed = (file: ExchangeFile) => {
    const { after } = describeExchange(file, afterDay)
    return after.ok && after.value.kind === 'failed' ? failedLead(after.value) : []
  }
  expect(failed(nothingReceived)).toEqual([
    'Nothing was received: this was a sale and no exchange. It is usually reported on Form 4797, and Form 8824 is ' +
      'not filed.',
    'The $665,000 that the sale left can be asked for from Fri Nov 21, 2025 on.',
  ])
  expect(failed({ ...nothingReceived, sales: withSold({ debtPaidOff: 790_000 }).sales })).toHaveLength(1)
})

test('that nothing is bought is no gap of the sale', () => {
  expect(isNothingBought({ code: 'nothing-bought' })).toBe(true)
  expect(isNothingBought({ code: 'price-missing' })).toBe(false)
})
