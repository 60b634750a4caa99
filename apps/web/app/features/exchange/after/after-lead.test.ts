import { describeExchange, type ExchangeFile } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { afterDay, boughtIn, intoThreeTrusts, nothingReceived, withSold } from '../testing/after-files.ts'
import { failedLead, isNothingBought, leadSentences, taxedLaterSentence } from './after-lead.ts'

test('the first line says what is taxed and what the new basis is', () => {
  expect(leadSentences(boughtIn(intoThreeTrusts))).toEqual([
    'Line 23, taxed this year: $5,000.',
    'Line 25, basis of what you bought: $270,000, in three parts.',
  ])
  const one = { ...intoThreeTrusts, purchases: intoThreeTrusts.purchases.slice(0, 1) }
  expect(leadSentences(boughtIn(one))[1]).toBe('Line 25, basis of what you bought: $152,000.')
})

test('what is taxed in a later year is told beside it', () => {
  expect(taxedLaterSentence(boughtIn(intoThreeTrusts))).toBe(
    '$5,000 of it usually in 2026, when the money counts as received.',
  )
  const paid = { ...intoThreeTrusts, moneyBack: [{ id: 'm', on: '2025-12-31', amount: 5_000 }] }
  expect(taxedLaterSentence(boughtIn(paid))).toBeUndefined()
  const short = intoThreeTrusts.purchases.map((one, at) => (at === 1 ? { ...one, loanShare: 0 } : one))
  expect(taxedLaterSentence(boughtIn({ ...intoThreeTrusts, purchases: short }))).toBeUndefined()
})

test('an exchange in which nothing was received was a sale, and its money can be asked for', () => {
  const failed = (file: ExchangeFile) => {
    const { after } = describeExchange(file, afterDay)
    return after.ok && after.value.kind === 'failed' ? failedLead(after.value) : []
  }
  expect(failed(nothingReceived)).toEqual([
    'Nothing was received, so this was a sale and no exchange: Form 8824 does not belong to it.',
    'The $665,000 that the sale left can be asked for from Fri Nov 21, 2025 on.',
  ])
  expect(failed({ ...nothingReceived, sales: withSold({ debtPaidOff: 790_000 }).sales })).toHaveLength(1)
})

test('that nothing is bought is no gap of the sale', () => {
  expect(isNothingBought({ code: 'nothing-bought' })).toBe(true)
  expect(isNothingBought({ code: 'price-missing' })).toBe(false)
})
