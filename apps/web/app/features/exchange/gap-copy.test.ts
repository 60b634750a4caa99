import { describeExchange, emptyExchangeFile, type ExchangeFile, type Sale } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { gapCopy } from './gap-copy.ts'
import { couple, today, withSale } from './testing/sample-files.ts'

function gapIn(file: ExchangeFile) {
  const tax = describeExchange(file, today).tax
  if (tax.ok) throw new Error('no gap')
  return gapCopy(file, tax.error, today)
}

describe('each gap is told in words, with the field that mends it', () => {
  const priced = (changes: Partial<Sale>) => ({ ...emptyExchangeFile, sales: [{ id: 'a', price: 1, ...changes }] })
  test.each([
    [emptyExchangeFile, 'Enter the sale price', 'sales.0.price'],
    [priced({}), 'Enter what you paid for the property', 'sales.0.purchasePrice'],
    [priced({ purchasePrice: 1 }), 'Enter the month in which you began', 'sales.0.placedInService'],
    [
      withSale(couple, { placedInService: '2027-01' }),
      'The property came into use in January 2027, after the sale in November 2026. Check both.',
      'sales.0.placedInService',
    ],
    [
      withSale(couple, { placedInService: '1985-02' }),
      'It can’t be computed: property in use since February 1985, before June 1993, was written off over another',
      'sales.0.depreciation',
    ],
    [
      withSale(couple, { priorDeferredGain: 1 }),
      'It can’t be computed: the property came from an earlier exchange, and generally goes on with the basis and ' +
        'the schedule of the one before it.',
      'sales.0.depreciation',
    ],
    [
      withSale(couple, { closing: '2024-05-02' }),
      'The sale is of 2024. Figures are here for 2025 and 2026 only.',
      'sales.0.closing',
    ],
    [
      { ...couple, taxpayer: { kind: 'trust-or-estate' as const } },
      'The tax of a trust or an estate is not computed here',
      'income.cpaTax',
    ],
  ])('%#: %s', (file, text, path) => {
    const words = gapIn(file)
    expect(words.text).toContain(text)
    expect(words.path).toBe(path)
  })

  test('with several sales the one that it is about is named', () => {
    const second = { id: 'b', label: 'Elm Street', price: 5 }
    expect(gapIn({ ...couple, sales: [...couple.sales, second] })).toMatchObject({
      text: 'Elm Street: Enter what you paid for the property: the gain is counted from it.',
      path: 'sales.1.purchasePrice',
    })
    const later = { ...couple.sales[0], id: 'b', closing: '2027-01-05' }
    expect(gapIn({ ...couple, sales: [...couple.sales, later] })).toMatchObject({
      text: 'Your sales fall into different tax years. Each year has brackets of its own, so one total would be wrong.',
      path: 'sales.1.closing',
    })
  })
})
