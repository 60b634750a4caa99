import { calculateExchange, type ExchangeInputs } from '@dst/domain/calculator'
import { engineOf } from './engine.ts'
import type { Random } from './random.ts'

/** What an exchange defers. */
export const calculator = engineOf({
  name: 'calculateExchange',
  inputOf,
  call: (inputs: ExchangeInputs) => calculateExchange(inputs),
})

function inputOf({ whole, pick }: Random): ExchangeInputs {
  const purchasePrice = whole(100_000, 5_000_000)
  const expectedSalePrice = whole(100_000, 9_000_000)
  return {
    purchasePrice,
    purchaseYear: whole(1960, 2026),
    propertyType: pick(['commercial', 'residential']),
    expectedSalePrice,
    currentDebt: whole(0, Math.round(expectedSalePrice * 1.1)),
    distributionRate: pick([5, 6, 7]),
  }
}
