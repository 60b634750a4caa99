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
