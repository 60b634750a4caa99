import { expect, test } from 'vitest'
import { stateFigures } from '../parameters/states/index.ts'
import { stateReviewDays } from '../parameters/states/review-days.ts'
import { stateTaxesBy } from '../state-tax/index.ts'
import { describeExchange, emptyExchangeFile, readFacts, type ExchangeFile } from './index.ts'

const today = '2026-11-26'
// Costs of 6 % are usual: 120,000 of 2,000,000.
const file: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [
    {
      id: 'a',
      closing: '2026-11-21',
      price: 2_000_000,
      debtPaidOff: 400_000,
      state: 'OR',
      purchasePrice: 1_000_000,
      placedInService: '2015-03',
    },
  ],
  income: { cpaTax: 289_515 },
  purchases: [
    { id: 'p', kind: 'dst', equity: 320_000, units: 2 },
    { id: 'q', kind: 'property' },
  ],
}

test('a file tells its dates, its money, its tax and its list', () => {
  expect(describeExchange(file, today, stateTaxesBy(stateFigures, stateReviewDays)).facts).toEqual({
    lastNamingDay: '2027-01-05',
    lastClosingDay: '2027-04-15',
    netSalePrice: 1_880_000,
    cashToPlace: 1_480_000,
    debtToReplace: 400_000,
    propertyState: 'OR',
    estimatedTax: 289_515,
    stateTax: expect.closeTo(110_676, 0) as number,
    stateTaxMost: expect.any(Number) as number,
    stateFigures: 'published',
    stateFiguresRead: '2026-11-29',
    listedProperties: 3,
  })
})

test('of offerings it tells how many were typed, and nothing else', () => {
  const offerings = [{ id: 'o', name: 'Harbor DST', equity: 30_000_000 }, { id: 'p' }]
  expect(describeExchange({ ...emptyExchangeFile, offerings }, today).facts).toEqual({ typedOfferings: 1 })
})

test('an empty file tells nothing, and none of the defaults', () => {
  expect(describeExchange(emptyExchangeFile, today).facts).toEqual({})
  expect(describeExchange({ ...emptyExchangeFile, sales: [{ id: 'a', price: 500_000 }] }, today).facts).toEqual({
    netSalePrice: 470_000,
    cashToPlace: 470_000,
  })
})

test('sales in two states have no state, and a filed extension moves the last day to close', () => {
  const two = {
    ...file,
    deadlines: { extension: 'filed' },
    sales: [...file.sales, { id: 'b', closing: '2026-12-01', state: 'CA' }],
  } as const satisfies ExchangeFile
  const facts = describeExchange(two, today).facts
  expect(facts).not.toHaveProperty('propertyState')
  expect(facts.lastClosingDay).toBe('2027-05-20')
})

test('the days are told without a postponement after a disaster, which the intermediary has yet to confirm', () => {
  const deadlines = {
    extension: 'filed',
    disasterDate: '2026-09-10',
    postponementDate: '2027-02-01',
    affected: true,
  } as const
  const sales = [{ id: 'a', closing: '2026-08-01' }]
  expect(describeExchange({ ...emptyExchangeFile, sales, deadlines }, today).facts).toEqual({
    lastNamingDay: '2026-09-15',
    lastClosingDay: '2027-01-28',
  })
})

test('of other values only what a fact can hold is read', () => {
  expect(
    readFacts({
      lastNamingDay: '2027-02-30',
      lastClosingDay: '2027-04-15',
      netSalePrice: -1,
      cashToPlace: 12_000_000_000,
      debtToReplace: 12_000_000_001,
      propertyState: 'XX',
      estimatedTax: -5.4,
      listedProperties: 0,
      label: 'Duplex',
    }),
  ).toEqual({ lastClosingDay: '2027-04-15', cashToPlace: 12_000_000_000, estimatedTax: -5 })
})
