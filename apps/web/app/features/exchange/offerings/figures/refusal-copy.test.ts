import { describeExchange, emptyExchangeFile, type FileOffering } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { today } from '../../testing/sample-files.ts'
import { harbor } from '../../testing/sample-offerings.ts'
import { askOf } from './refusal-copy.ts'

const asked = (offering: FileOffering) => {
  const [column] = describeExchange({ ...emptyExchangeFile, offerings: [offering] }, today).offerings.columns
  return column && askOf(column, 2)
}

test('nothing is asked of an offering that has figures', () => {
  expect(asked(harbor)).toBeUndefined()
})

test('the first field that figures need is asked for', () => {
  expect(asked({ id: 'a' })).toEqual({
    text: 'Figures appear as soon as the purchase price and the equity are typed.',
    link: 'Type: Purchase price of the property',
    path: 'offerings.2.purchasePrice',
  })
  expect(asked({ id: 'a', purchasePrice: 1 })).toMatchObject({ path: 'offerings.2.equity' })
})

test('while the loan is not typed, uses above twice the equity ask for it', () => {
  const offering = { id: 'a', purchasePrice: 50_000_000, equity: 20_000_000 }
  expect(asked(offering)).toEqual({
    text: 'What is bought and paid comes to more than twice the equity of $20,000,000. Is there a loan?',
    link: 'Type: Loan',
    path: 'offerings.2.loan',
  })
  expect(asked({ ...offering, loan: 0 })).toEqual({
    text: 'What is bought and paid comes to more than 2 times what is paid in.',
    link: 'Look at: Purchase price of the property',
    path: 'offerings.2.purchasePrice',
  })
})

test('a loan that can’t be is named', () => {
  expect(asked({ ...harbor, loan: 300_000_001 })).toEqual({
    text: 'The loan is more than 10 times the equity. Nothing is computed from that.',
    link: 'Look at: Loan',
    path: 'offerings.2.loan',
  })
})

test('a year left open before a later distribution is asked for', () => {
  const { distribution2: _open, ...offering } = harbor
  expect(asked(offering)).toEqual({
    text:
      'Year 2 has no distribution, and a later year has one. None of them counts until it is typed; 0% is an answer ' +
      'too.',
    link: 'Type: Distribution of year 2',
    path: 'offerings.2.distribution2',
  })
})
