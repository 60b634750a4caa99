import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateBasis, depreciationAfter, type DepreciationAfter, type DepreciationInputs } from './index.ts'

const life = fc.constantFrom(27.5, 31.5, 39)
const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((amount) => amount / 100)
const month = (from: number, to: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)

const computed = fc.record({ cost: cents(2_000_000), placed: month(2000, 2025), life })
const typed = fc.record({ left: cents(2_000_000), monthsLeft: fc.integer({ min: 1, max: 480 }), life })
const property = fc.record({
  value: fc.integer({ min: 1, max: 5_000_000 }),
  placed: month(2027, 2028),
  life,
  split: fc.record({
    land: fc.integer({ min: 1, max: 100 }),
    building: fc.integer({ min: 0, max: 100 }),
    landImprovements: fc.integer({ min: 0, max: 40 }),
  }),
})
const anything: fc.Arbitrary<DepreciationInputs> = fc.record({
  parts: fc.array(fc.oneof(computed, typed), { maxLength: 4 }),
  sold: month(2026, 2026),
  totalBasis: fc.oneof(cents(3_000_000), fc.constant(-25_000)),
  replacements: fc.array(property, { minLength: 1, maxLength: 4 }),
})

const inCents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + inCents(each), 0)

function after(inputs: DepreciationInputs): DepreciationAfter {
  const found = depreciationAfter(inputs)
  if (!found.ok) throw new Error(found.error)
  return found.value
}

/** What the buildings and land improvements of an exchange can write off, in cents. */
function depreciable({ replacements }: DepreciationAfter): number {
  return sum(replacements.flatMap(({ building, landImprovements }) => [building, landImprovements]))
}

test('shares of a basis add up to the cent', () => {
  const total = fc.integer({ min: -1_000_000_000, max: 100_000_000_000 }).map((amount) => amount / 100)
  const values = fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 1 }).filter((all) => sum(all) > 0)
  fc.assert(
    fc.property(total, values, (basis, worth) => {
      expect(sum(allocateBasis(basis, worth))).toBe(inCents(basis))
    }),
  )
})

test('write-offs add up to what can be written off, none is negative, and both ways end the same', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const continued = after(given)
      const elected = after({
        ...given,
        replacements: given.replacements.map((each) => ({ ...each, treatAsNew: true })),
      })
      const whole = Math.max(0, depreciable(continued))
      expect(sum(Object.values(continued.byYear))).toBe(whole)
      expect(sum(Object.values(elected.byYear))).toBe(whole)
      expect(Math.min(0, ...Object.values(continued.byYear), ...Object.values(elected.byYear))).toBe(0)
    }),
  )
})

test('layers add up to their property, and what is carried and stranded to what was left', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const { parts, replacements, stranded } = after(given)
      for (const each of replacements) {
        const amounts = (part: string) =>
          sum(each.layers.filter((one) => one.part === part).map(({ amount }) => amount))
        expect(amounts('carried')).toBe(inCents(each.carried))
        expect(amounts('new')).toBe(inCents(each.new))
        for (const layer of each.layers) expect(sum(Object.values(layer.byYear))).toBe(inCents(layer.amount))
        expect(sum([each.land, each.building, each.landImprovements])).toBe(inCents(each.basis))
      }
      const left = sum(parts.map(({ adjustedBasis }) => adjustedBasis))
      expect(sum(replacements.map(({ carried }) => carried)) + inCents(stranded)).toBe(left)
    }),
  )
})
