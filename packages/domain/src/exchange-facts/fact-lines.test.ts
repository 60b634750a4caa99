import { expect, test } from 'vitest'
import { exchangeFactNames, factLines, type ExchangeFacts } from './index.ts'

const all = {
  listedProperties: 3,
  estimatedTax: -12_926,
  propertyState: 'OR',
  debtToReplace: 400_000,
  cashToPlace: 1_480_000,
  netSalePrice: 1_880_000,
  lastClosingDay: '2027-04-15',
  lastNamingDay: '2027-01-05',
} satisfies ExchangeFacts

test('every fact has a label and its value in words, in one order', () => {
  expect(factLines(all).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Last day to name property: Tue Jan 5, 2027',
    'Last day to close: Thu Apr 15, 2027',
    'Net sale price: $1,880,000',
    'Cash to place: $1,480,000',
    'Debt to replace: $400,000',
    'State of the property: Oregon',
    'Tax of the sale, estimated or by the CPA: -$12,926',
    'Properties on the list: 3',
  ])
  expect(factLines(all).map(({ name }) => name)).toEqual(exchangeFactNames)
})

test('what is not among the facts is not told', () => {
  expect(factLines({})).toEqual([])
  expect(factLines({ debtToReplace: 0 })).toEqual([{ name: 'debtToReplace', label: 'Debt to replace', value: '$0' }])
})
