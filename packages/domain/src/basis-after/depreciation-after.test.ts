import { describe, expect, test } from 'vitest'
import {
  allocateBasis,
  canWriteOffAtOnce,
  depreciationAfter,
  type DepreciationAfter,
  type DepreciationInputs,
} from './index.ts'

/** What an exchange leaves to write off; a refusal fails the test. */
function after(inputs: DepreciationInputs): DepreciationAfter {
  const found = depreciationAfter(inputs)
  if (!found.ok) throw new Error(`refused: ${found.error}`)
  return found.value
}

const total = (byYear: Readonly<Record<number, number>>) =>
  Math.round(Object.values(byYear).reduce((sum, each) => sum + Math.round(each * 100), 0)) / 100

// Worked by hand: 1,000,000 less land of 20 %, in service March 2015, sold November 2026, bought February 2027.
const office = {
  parts: [{ cost: 800_000, placed: '2015-03', life: 39 }],
  sold: '2026-11',
  totalBasis: 794_872,
  replacements: [{ value: 1_850_000, placed: '2027-02', life: 39, split: { land: 15, building: 85 } }],
} as const satisfies DepreciationInputs
const [trust] = office.replacements

describe('a building goes on, and the rest is new', () => {
  test('what is left of it, and over which months', () => {
    const [part] = after(office).parts
    expect(part).toEqual({ taken: 239_316.24, adjustedBasis: 560_683.76, monthsUsed: 140, monthsLeft: 328 })
  })

  test('its year of purchase, and the next', () => {
    const { replacements, byYear } = after(office)
    expect(replacements[0]).toMatchObject({
      land: 119_230.8,
      building: 675_641.2,
      carried: 560_683.76,
      new: 114_957.44,
    })
    expect(replacements[0]?.layers.map((layer) => [layer.months, layer.byYear[2027]])).toEqual([
      [328, 17_948.72],
      [468, 2_579.17],
    ])
    expect([byYear[2026], byYear[2027], byYear[2028]]).toEqual([undefined, 20_527.89, 23_460.45])
  })

  test('with the election all of it is new, and the whole is the same', () => {
    const elected = after({ ...office, replacements: [{ ...trust, treatAsNew: true }] })
    expect(elected.replacements[0]).toMatchObject({ carried: 0, new: 675_641.2 })
    expect(elected.replacements[0]?.layers).toHaveLength(1)
    expect([elected.byYear[2027], elected.byYear[2028], elected.byYear[2066]]).toEqual([15_158.62, 17_324.13, 2_165.52])
    expect(total(elected.byYear)).toBe(total(after(office).byYear))
  })

  // Publication 946, tables A-7a (month 2) and A-6 (month 6), whose percentages are rounded.
  test('the tables of the IRS say nearly the same', () => {
    const elected = after({ ...office, replacements: [{ ...trust, treatAsNew: true }] }).byYear
    expect(Math.abs((elected[2027] ?? 0) - 0.02247 * 675_641.2)).toBeLessThan(25)
    expect(Math.abs((elected[2028] ?? 0) - 0.02564 * 675_641.2)).toBeLessThan(5)
    const apartments = { value: 1, placed: '2026-06', life: 27.5, split: { land: 0, building: 1 } } as const
    const { byYear } = after({ parts: [], sold: '2026-06', totalBasis: 400_000, replacements: [apartments] })
    expect([byYear[2026], byYear[2027], byYear[2053]]).toEqual([7_878.79, 14_545.45, 13_939.39])
    expect(Math.abs((byYear[2026] ?? 0) - 0.0197 * 400_000)).toBeLessThan(5)
    expect(Math.abs((byYear[2053] ?? 0) - 0.03485 * 400_000)).toBeLessThan(5)
  })

  test.each([
    ['2026-12', 0.5],
    ['2027-01', 11.5],
    ['2026-11', 1.5],
  ])('bought in %s, the first year has %d months', (placed, months) => {
    const { layers } = after({ ...office, replacements: [{ ...trust, placed }] }).replacements[0] ?? { layers: [] }
    const first = layers[0]?.byYear[Number(placed.slice(0, 4))]
    expect(first).toBeCloseTo((560_683.76 / 328) * months, 2)
  })
})

describe('the months of a part given up', () => {
  const months = (part: DepreciationInputs['parts'][number], life: 27.5 | 31.5 | 39) =>
    after({ ...office, parts: [part], replacements: [{ ...trust, life }] }).replacements[0]?.layers[0]?.months

  test.each([
    [27.5, 39, 348],
    [27.5, 27.5, 210],
    [31.5, 39, 348],
    [39, 27.5, 348],
    [31.5, 27.5, 258],
  ] as const)('%d years of which 120 months are used, into %d: %i months', (old, life, expected) => {
    expect(months({ cost: 100_000, placed: '2016-11', life: old }, life)).toBe(expected)
  })

  test.each([
    ['from an earlier exchange', 27.5, 200, 27.5, 200],
    ['from an earlier exchange, into a longer life', 27.5, 200, 39, 338],
    ['of 40 years, into 39', 39, 475, 39, 475],
    ['of 39 years in apartments, into 39', 27.5, 348, 39, 348],
  ] as const)('typed, %s: %d years, %i left, into %d', (_case, old, monthsLeft, life, expected) => {
    expect(months({ left: 100_000, monthsLeft, life: old }, life)).toBe(expected)
  })

  test('what was typed stands in place of what would be computed', () => {
    const typed = { cost: 300_000, placed: '2010-05', life: 39, left: 120_000, monthsLeft: 300 } as const
    expect(after({ ...office, parts: [typed] }).parts).toEqual([
      { taken: 180_000, adjustedBasis: 120_000, monthsUsed: 168, monthsLeft: 300 },
    ])
    const { cost: _, placed: __, ...bare } = typed
    expect(after({ ...office, parts: [bare] }).parts[0]).not.toHaveProperty('taken')
    const taken = { cost: 300_000, placed: '2016-11', life: 39, taken: 90_000 } as const
    expect(after({ ...office, parts: [taken] }).parts[0]).toMatchObject({ taken: 90_000, adjustedBasis: 210_000 })
    const improved = { ...typed, left: 350_000 }
    expect(after({ ...office, parts: [improved] }).parts[0]).toMatchObject({ taken: 0, adjustedBasis: 350_000 })
  })

  test('a part that is written off goes on with nothing', () => {
    const { parts, replacements } = after({ ...office, parts: [{ cost: 90_000, placed: '1990-01', life: 27.5 }] })
    expect(parts).toEqual([{ taken: 90_000, adjustedBasis: 0, monthsUsed: 330, monthsLeft: 0 }])
    expect(replacements[0]).toMatchObject({ carried: 0, new: 675_641.2 })
  })
})

// Worked by hand: 90,000 left with 115 months, into royalties, a center of 39 years, and senior living of 27.5.
describe('several properties', () => {
  const three: DepreciationInputs = {
    parts: [{ left: 90_000, monthsLeft: 115, life: 27.5 }],
    sold: '2022-01',
    totalBasis: 270_000,
    replacements: [
      { value: 250_000, placed: '2022-02', life: 39, split: { land: 1, building: 0 } },
      { value: 493_000, placed: '2022-03', life: 39, split: { land: 20, building: 80 } },
      { value: 160_000, placed: '2022-04', life: 27.5, split: { land: 15, building: 85 } },
    ],
  }

  test('each has its share by value, and what goes to land is stranded', () => {
    const { replacements, stranded, byYear } = after(three)
    expect(replacements.map(({ basis, carried, new: added }) => [basis, carried, added])).toEqual([
      [74_750.83, 0, 0],
      [147_408.64, 49_136.21, 68_790.7],
      [47_840.53, 15_946.85, 24_717.6],
    ])
    expect(stranded).toBe(24_916.94)
    expect(replacements.flatMap(({ layers }) => layers.map((each) => [each.months, each.byYear[2022]]))).toEqual([
      [253, 1_845.04],
      [468, 1_396.39],
      [115, 1_178.68],
      [330, 636.67],
    ])
    expect(byYear[2022]).toBe(5_056.78)
  })

  test('a typed basis stands in place of the share, and the others keep theirs', () => {
    const [first, second, third] = three.replacements
    if (!first || !second || !third) throw new Error('there are three')
    const { replacements } = after({ ...three, replacements: [first, { ...second, basis: 120_000 }, third] })
    expect(replacements.map(({ basis }) => basis)).toEqual([74_750.83, 120_000, 47_840.53])
    expect(replacements[1]).toMatchObject({ land: 24_000, building: 96_000, carried: 49_136.21, new: 46_863.79 })
  })

  test('the election of one leaves the other as it is', () => {
    const [first, second, third] = three.replacements
    if (!first || !second || !third) throw new Error('there are three')
    const { replacements, stranded } = after({
      ...three,
      replacements: [first, { ...second, treatAsNew: true }, third],
    })
    expect(replacements.map(({ carried }) => carried)).toEqual([0, 0, 15_946.85])
    expect(stranded).toBe(24_916.94)
  })
})

test('several parts share a limit by their size', () => {
  const { replacements, stranded } = after({
    ...office,
    totalBasis: 300_000,
    parts: [
      { left: 200_000, monthsLeft: 200, life: 39 },
      { left: 100_000, monthsLeft: 100, life: 39 },
    ],
    replacements: [{ ...trust, split: { land: 60, building: 40 } }],
  })
  expect(replacements[0]?.layers.map(({ component, amount, months }) => [component, amount, months])).toEqual([
    [0, 80_000, 200],
    [1, 40_000, 100],
  ])
  expect(stranded).toBe(180_000)
})

describe('land improvements', () => {
  const improved = { ...trust, split: { land: 20, building: 60, landImprovements: 20 } }
  const given: DepreciationInputs = {
    parts: [{ left: 200_000, monthsLeft: 120, life: 27.5 }],
    sold: '2026-06',
    totalBasis: 500_000,
    replacements: [{ ...improved, placed: '2026-06' }],
  }

  test('have their part of what goes on, over the months left, and the building the longer ones', () => {
    const [property] = after(given).replacements
    expect(property).toMatchObject({ building: 300_000, landImprovements: 100_000, carried: 200_000, new: 200_000 })
    expect(property?.layers.map(({ part, of: asset, amount, months }) => [part, asset, amount, months])).toEqual([
      ['carried', 'building', 150_000, 258],
      ['carried', 'landImprovements', 50_000, 120],
      ['new', 'building', 150_000, 468],
      ['new', 'landImprovements', 50_000, 180],
    ])
    expect(property?.layers[1]?.byYear).toMatchObject({ 2026: 2_708.33, 2027: 5_000, 2036: 2_291.67 })
  })

  // Publication 946, table A-1, 15 years.
  test('that are new are written off by the table of sixteen years', () => {
    const layer = after(given).replacements[0]?.layers[3]
    expect(Object.values(layer?.byYear ?? {})).toEqual([
      2_500, 4_750, 4_275, 3_850, 3_465, 3_115, 2_950, 2_950, 2_955, 2_950, 2_955, 2_950, 2_955, 2_950, 2_955, 1_475,
    ])
    expect(Object.keys(layer?.byYear ?? {}).at(-1)).toBe('2041')
  })

  test('can be written off at once, the new part alone', () => {
    const atOnce = after({ ...given, replacements: [{ ...improved, placed: '2026-06', allAtOnce: true }] })
    expect(atOnce.replacements[0]?.layers[3]?.byYear).toEqual({ 2026: 50_000 })
    expect(atOnce.replacements[0]?.layers[1]?.amount).toBe(50_000)
  })

  test('never get more than their basis by a cent', () => {
    const parts = [33_333.33, 66_666.67, 12_345.67].map((left) => ({ left, monthsLeft: 100, life: 39 }) as const)
    const { replacements } = after({ ...given, parts, totalBasis: 100_000.01 })
    const carried = replacements[0]?.layers.filter(({ part }) => part === 'carried') ?? []
    const carriedIn = (asset: string) => carried.filter((each) => each.of === asset).map(({ amount }) => amount)
    expect(replacements[0]?.layers).toHaveLength(6)
    expect(carriedIn('building').reduce((sum, each) => sum + each, 0)).toBeCloseTo(replacements[0]?.building ?? 0, 9)
    expect(carriedIn('landImprovements').reduce((sum, each) => sum + each, 0)).toBeCloseTo(20_000, 9)
  })
})

test('a negative basis leaves nothing to write off', () => {
  const { replacements, stranded, byYear } = after({ ...office, totalBasis: -30_000 })
  expect(replacements[0]).toMatchObject({ basis: -30_000, land: -4_500, building: -25_500, carried: 0, new: 0 })
  expect(stranded).toBe(560_683.76)
  expect(byYear).toEqual({})
})

describe('not computed', () => {
  const part = { cost: 100_000, placed: '1986-12', life: 31.5 } as const
  const used = { cost: 100_000, placed: '1990-01', life: 27.5, taken: 90_000 } as const

  test.each([
    ['service under the older system', { parts: [part] }, 'service-too-early'],
    ['service after the sale', { parts: [{ ...part, placed: '2026-12' }] }, 'service-after-sale'],
    ['basis left without months', { parts: [used] }, 'months-used-up'],
    ['a purchase before the sale', { replacements: [{ ...trust, placed: '2026-10' }] }, 'purchase-before-sale'],
    [
      'all at once together with the election',
      { replacements: [{ ...trust, treatAsNew: true, allAtOnce: true }] },
      'at-once-with-election',
    ],
    [
      'all at once for property acquired earlier',
      { parts: [], sold: '2024-12', replacements: [{ ...trust, placed: '2024-12', allAtOnce: true }] },
      'at-once-too-early',
    ],
  ])('%s', (_case, given, error) => {
    expect(depreciationAfter({ ...office, ...given })).toEqual({ ok: false, error })
  })

  test.each([
    ['service in January 1987', { parts: [{ ...part, placed: '1987-01', cost: 0 }] }],
    ['service in the month of the sale', { parts: [{ ...part, placed: '2026-11' }] }],
    ['a purchase in the month of the sale', { replacements: [{ ...trust, placed: '2026-11' }] }],
    [
      'all at once in the month of the day itself',
      { parts: [], sold: '2025-01', replacements: [{ ...trust, placed: '2025-01', allAtOnce: true }] },
    ],
  ])('but %s is', (_case, given) => {
    expect(depreciationAfter({ ...office, ...given }).ok).toBe(true)
  })
})

test.each([
  ['2025-01-19', false],
  ['2025-01-20', true],
])('land improvements of a property closed on %s can be written off at once: %s', (day, expected) => {
  expect(canWriteOffAtOnce(day)).toBe(expected)
})

const [old] = office.parts
test.each([
  ['sold', { sold: '2026-13' }],
  ['totalBasis', { totalBasis: Number.NaN }],
  ['replacements', { replacements: [] }],
  ['values', { replacements: [{ ...trust, value: 0 }] }],
  ['life', { parts: [{ ...old, life: 40 as never }] }],
  ['cost', { parts: [{ placed: '2015-03', life: 39 } as const] }],
  ['placed', { parts: [{ cost: 1, life: 39 } as const] }],
  ['taken', { parts: [{ ...old, taken: 800_001 }] }],
  ['left', { parts: [{ ...old, left: -1 }] }],
  ['left', { parts: [{ ...old, monthsLeft: 100 }] }],
  ['monthsLeft', { parts: [{ ...old, left: 1, monthsLeft: 0 }] }],
  ['monthsLeft', { parts: [{ ...old, left: 1, monthsLeft: 481 }] }],
  ['monthsLeft', { parts: [{ ...old, left: 1, monthsLeft: 1.5 }] }],
  ['basis', { replacements: [{ ...trust, basis: Number.NaN }] }],
  ['landImprovements', { replacements: [{ ...trust, split: { land: 1, building: 1, landImprovements: -1 } }] }],
  ['split', { replacements: [{ ...trust, split: { land: 0, building: 0 } }] }],
])('an impossible %s is named', (field, given) => {
  expect(() => depreciationAfter({ ...office, ...given })).toThrow(RangeError)
  expect(() => depreciationAfter({ ...office, ...given })).toThrow(new RegExp(`^${field} `))
})

test('a basis is shared out by value to the cent', () => {
  expect(allocateBasis(270_000, [250_000, 493_000, 160_000])).toEqual([74_750.83, 147_408.64, 47_840.53])
  expect(allocateBasis(-100, [1, 1, 1])).toEqual([-33.33, -33.33, -33.34])
})

test.each([
  ['total', () => allocateBasis(Number.NaN, [1])],
  ['values', () => allocateBasis(1, [-1])],
  ['values', () => allocateBasis(1, [])],
  ['values', () => allocateBasis(1, '1' as never)],
])('no %s can be shared out that is none', (field, call) => {
  expect(call).toThrow(new RegExp(`^${field} `))
})
