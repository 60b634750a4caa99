import { describe, expect, test } from 'vitest'
import { depreciationAfter, partGivenUp, writtenOffUntil, type PropertyReceived } from './index.ts'

const bought: PropertyReceived = {
  value: 100_000,
  placed: '2026-06',
  life: 39,
  split: { land: 20, building: 70, landImprovements: 10 },
}

function afterOf(change: Partial<PropertyReceived> = {}) {
  const inputs = { parts: [], sold: '2026-03', totalBasis: 100_000, replacements: [{ ...bought, ...change }] }
  const found = depreciationAfter(inputs)
  const [property] = found.ok ? found.value.replacements : []
  if (property === undefined) throw new Error('it was refused')
  return property
}

describe('what was written off by the month of a sale', () => {
  // 70,000 over 468 months, 149.5726 each; 10,000 by the table: 5.00, 9.50, 8.55, ...
  test.each([
    ['in the month of the purchase, nothing', '2026-06', 0],
    ['in the same year, only the building', '2026-12', 897.44],
    ['in the next year, half of that of the improvements', '2027-06', 1_794.87 + 500 + 475],
    ['two years later', '2028-06', 3_589.74 + 500 + 950 + 427.5],
    ['at the end of the table, all of the improvements', '2042-06', 28_717.95 + 10_000],
    ['after the end, all that can be', '2080-01', 80_000],
  ])('%s', (_case, sold, written) => {
    expect(writtenOffUntil(afterOf(), bought.placed, sold)).toBeCloseTo(written, 2)
  })

  test('improvements that were written off at once are gone', () => {
    expect(writtenOffUntil(afterOf({ allAtOnce: true }), bought.placed, '2026-12')).toBeCloseTo(897.44 + 10_000, 2)
  })

  test('a sale before the purchase is refused by name', () => {
    expect(() => writtenOffUntil(afterOf(), bought.placed, '2026-05')).toThrow(/^sold is before the purchase: 2026-05/)
    expect(() => writtenOffUntil(afterOf(), 'soon', '2026-05')).toThrow(/^placed/)
  })
})

describe('one part at its sale', () => {
  // 275,000 over 27.5 years: 10,000 a year.
  test('is computed, or as typed', () => {
    const part = { cost: 275_000, placed: '2016-06', life: 27.5 } as const
    expect(partGivenUp(part, '2026-06')).toEqual({
      taken: 100_000,
      adjustedBasis: 175_000,
      monthsUsed: 120,
      monthsLeft: 210,
    })
    expect(partGivenUp({ life: 39, left: 5_000, monthsLeft: 12 }, '2026-06')).toEqual({
      adjustedBasis: 5_000,
      monthsUsed: 456,
      monthsLeft: 12,
    })
  })

  test('names what is impossible', () => {
    expect(() => partGivenUp({ cost: -1, placed: '2016-06', life: 39 }, '2026-06')).toThrow(/^cost/)
  })
})
