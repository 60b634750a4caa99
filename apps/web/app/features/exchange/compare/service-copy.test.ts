import { emptyExchangeFile, describeExchange, type ExchangeFile } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { monthHint, serviceAssumption } from './service-copy.ts'

const office = { id: '1', price: 2_000_000, purchasePrice: 900_000, closing: '2026-11-20' } as const

function assumed(...sales: ExchangeFile['sales']): string | undefined {
  const { compared } = describeExchange({ ...emptyExchangeFile, sales }, '2026-11-28')
  return compared.ok ? serviceAssumption(compared.value) : compared.error.code
}

test('two entries give a verdict, with the month that it assumes beside it', () => {
  expect(assumed(office)).toBe(
    'This counts on use since November 2016, 10 years before the sale. ' +
      'The month decides how much depreciation is taxed.',
  )
  expect(monthHint).toBe('A month, like March 2015. Until entered, 10 years before the sale.')
})

test('of several properties each month is told', () => {
  expect(assumed(office, { ...office, id: '2', closing: '2026-12-10' })).toContain(
    'This counts on use since November 2016 and December 2016, 10 years before the sale.',
  )
})

test('nothing is said once each month is entered', () => {
  expect(assumed({ ...office, placedInService: '2015-03' })).toBeUndefined()
})
