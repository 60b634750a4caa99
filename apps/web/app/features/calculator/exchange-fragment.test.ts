import { defaultExchangeInputs } from '@dst/domain/calculator'
import { emptyExchangeFile, fileFromFragment } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { exchangeFragment } from './exchange-fragment.ts'

test('an exchange file opens with the figures of the calculator', () => {
  expect(fileFromFragment(exchangeFragment(defaultExchangeInputs))).toEqual({
    ...emptyExchangeFile,
    sales: [
      {
        id: 'home',
        price: 2_000_000,
        debtPaidOff: 400_000,
        propertyType: 'commercial',
        purchasePrice: 1_000_000,
        placedInService: '2015-07',
      },
    ],
  })
})

test('a state that was chosen is that of the property and of the person, by the rules of today', () => {
  const file = fileFromFragment(exchangeFragment({ ...defaultExchangeInputs, state: 'CA' }))
  expect(file?.sales).toMatchObject([{ id: 'home', price: 2_000_000, state: 'CA' }])
  expect(file?.taxpayer).toEqual({ residence: 'CA' })
  expect(file?.income).toEqual({})
})
