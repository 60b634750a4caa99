import { byRun } from '@dst/vitest-config/run'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StateCode } from '../parameters/state-tax.ts'
import { stateFigures } from '../parameters/states/index.ts'
import { federalTaxesOfYear } from '../tax-estimate/index.ts'
import { leftOf, stateTaxOfSales, type StateSale, type StateTaxYear } from './index.ts'

const state = fc.constantFrom(...(Object.keys(stateFigures) as StateCode[]))
const facts = fc.record({
  heldMonths: fc.constantFrom(24, 48, 240),
  boughtAfter2011: fc.boolean(),
  usedAsHome: fc.boolean(),
  isBusiness: fc.boolean(),
})
const around = fc.record({
  taxYear: fc.constantFrom(2025, 2026),
  filing: fc.constantFrom('single', 'joint', 'separate', 'head', 'surviving'),
  otherTaxableIncome: fc.integer({ min: -32_200, max: 1_500_000 }),
  federalDeduction: fc.constantFrom(16_100, 32_200),
})
const gain = fc.oneof(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 0, max: 30_000_000 }))
const runs = { numRuns: byRun({ core: 1_000, full: 20_000 }) }

type Around = typeof around extends fc.Arbitrary<infer Value> ? Value : never

/** The year with the federal taxes that go with such a gain. */
function yearOf(given: Around, home: StateCode, gained: number): StateTaxYear {
  const { taxYear, filing, otherTaxableIncome, federalDeduction: deductions } = given
  const sold = {
    price: gained + 1_000,
    sellingCosts: 0,
    purchasePrice: 1_000,
    depreciation: 0,
    propertyType: 'commercial',
    placedInService: '2010-01',
    sold: `${taxYear}-06`,
  } as const
  const federal = federalTaxesOfYear({ taxYear, filing, otherTaxableIncome, deductions }, [sold])
  return { ...given, home, federal }
}

function totalOf(year: StateTaxYear, sale: StateSale): number {
  return stateTaxOfSales(stateFigures, year, [sale]).total
}

/** Sums of floating-point numbers may differ in their last digits. */
const slack = 1e-6

test('the tax of a sale never falls as the gain grows', () => {
  fc.assert(
    fc.property(state, around, facts, gain, gain, (home, given, known, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const at = (gained: number) =>
        totalOf(yearOf(given, home, gained), { ...known, state: home, gain: gained, fromDepreciation: 0 })
      expect(at(more) - at(less)).toBeGreaterThanOrEqual(-slack * more)
    }),
    runs,
  )
})

test('a home state never makes the total lower than the tax of the property’s state alone', () => {
  fc.assert(
    fc.property(state, state, around, facts, gain, (home, property, given, known, gained) => {
      fc.pre(home !== property)
      const sale = { ...known, state: property, gain: gained, fromDepreciation: 0 }
      const year = yearOf(given, home, gained)
      expect(totalOf(year, sale)).toBeGreaterThanOrEqual(totalOf({ ...year, home: 'TX' }, sale) - slack * gained)
    }),
    runs,
  )
})

test('a fact about one property never changes what another state takes of its own', () => {
  fc.assert(
    fc.property(state, state, around, facts, facts, gain, (one, other, given, known, changed, gained) => {
      fc.pre(one !== other)
      const year = yearOf(given, 'TX', gained)
      // Arizona and Ohio look at gain from anywhere, Vermont at all that was a home.
      const everywhere = { AZ: 'boughtAfter2011', OH: 'isBusiness', VT: 'usedAsHome' } as const
      const fact = one in everywhere ? everywhere[one as keyof typeof everywhere] : undefined
      const same = { ...changed, heldMonths: known.heldMonths, ...(fact === undefined ? {} : { [fact]: known[fact] }) }
      const of = (facts_: typeof known) => {
        const sales = [
          { ...known, state: one, gain: gained, fromDepreciation: 0 },
          { ...facts_, state: other, gain: gained, fromDepreciation: 0 },
        ]
        const share = stateTaxOfSales(stateFigures, year, sales).states.find((each) => each.state === one)
        return share ? leftOf(share) : 0
      }
      expect(of(same)).toBe(of(known))
    }),
    runs,
  )
})
