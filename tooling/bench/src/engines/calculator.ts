import { calculateExchange, type ExchangeInputs } from '@dst/domain/calculator'
import { calculatorFloor } from './calculator-floor.ts'
import { contestOf } from './contest.ts'
import type { Random } from './random.ts'

/** What an exchange defers. */
export const calculator = contestOf({
  name: 'calculateExchange',
  inputOf,
  engine: (inputs: ExchangeInputs) => calculateExchange(inputs),
  floor: calculatorFloor,
  figuresOf: (result) => result,
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
