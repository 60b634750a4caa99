import { expect, test } from 'vitest'
import { factLines, toldFactNames, withCompanions, type ExchangeFacts } from './index.ts'

const all = {
  typedOfferings: 2,
  listedProperties: 3,
  stateFiguresRead: '2026-11-29',
  stateFigures: 'preliminary',
  stateTaxMost: 109_098,
  stateTax: 104_820,
  estimatedTaxMost: 398_614,
  estimatedTax: -12_926,
  residenceState: 'TX',
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
    'State where you live: Texas',
    'Tax of the sale, estimated or by the CPA: -$12,926 to $398,614',
    'State tax of the sale, estimated or by the CPA: $104,820 to $109,098 (with figures not all published, read on ' +
      'November 29, 2026)',
    'Properties on the list: 3',
    'Offerings typed to compare: 2',
  ])
  expect(factLines(all).map(({ name }) => name)).toEqual(toldFactNames)
})

test('what is not among the facts is not told', () => {
  expect(factLines({})).toEqual([])
  expect(factLines({ debtToReplace: 0 })).toEqual([{ name: 'debtToReplace', label: 'Debt to replace', value: '$0' }])
})

test('a state tax from elsewhere has no figures, and what says more goes along', () => {
  expect(factLines({ stateTax: 90_000 }).map(({ value }) => value)).toEqual(['$90,000'])
  expect(withCompanions('stateTax')).toEqual(['stateTax', 'stateTaxMost', 'stateFigures', 'stateFiguresRead'])
  expect(withCompanions('netSalePrice')).toEqual(['netSalePrice'])
})
