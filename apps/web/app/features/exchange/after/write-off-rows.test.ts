import type { ExchangeFile, FileWriteOff, Purchase } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { boughtIn, intoThreeTrusts, withSold } from '../testing/after-files.ts'
import { usdCents, writeOffTable } from './write-off-rows.ts'
import { basisRows, scheduleRows, yearTable } from './write-off-tables.ts'
import { assumedSentence, strandedSentence, waySentences, writeOffCsv } from './write-off-text.ts'

function writeOffIn(file: ExchangeFile): FileWriteOff {
  const { writeOff } = boughtIn(file)
  if (!writeOff.ok) throw new Error(writeOff.error)
  return writeOff.value
}

const withTrust = (at: number, change: Partial<Purchase>): ExchangeFile => ({
  ...intoThreeTrusts,
  purchases: intoThreeTrusts.purchases.map((one, index) => (index === at ? { ...one, ...change } : one)),
})
const elected = withTrust(1, { writeOff: 'new' })

test.each([
  [147_408.64, '$147,408.64'],
  [0, '$0.00'],
  [1_000.5, '$1,000.50'],
  [-0.07, '-$0.07'],
  [-12_345.6, '-$12,345.60'],
])('%d is written as %s', (amount, words) => {
  expect(usdCents(amount)).toBe(words)
})

describe('the years', () => {
  const writeOff = writeOffIn(intoThreeTrusts)

  test('begin with that of the sale, and have the old and the new part of all properties', () => {
    const { years } = writeOffTable(writeOff, 10)
    expect(years).toHaveLength(10)
    expect(years.slice(0, 2)).toEqual([
      { year: 2025, old: 177.98, added: 52.85, continued: 230.83, asNew: 90.61, chosen: 230.83 },
      { year: 2026, old: 9_380.17, added: 3_669.23, continued: 13_049.4, asNew: 6_290.11, chosen: 13_049.4 },
    ])
  })

  test('are summed up to the cent, and both ways come to the same in the end', () => {
    const { total, whole } = writeOffTable(writeOff, 10)
    expect(total).toEqual({
      old: 66_258.71,
      added: 34_475.69,
      continued: 100_734.4,
      asNew: 59_101.19,
      chosen: 100_734.4,
    })
    expect(whole).toEqual({ continued: 215_999.99, asNew: 215_999.99, chosen: 215_999.99 })
  })

  test('of one property are its own', () => {
    const { years, whole } = writeOffTable(writeOff, 2, 2)
    expect(years.map(({ year, old, added }) => [year, old, added])).toEqual([
      [2025, 0, 0],
      [2026, 2_392.03, 710.36],
    ])
    expect(whole.continued).toBe(38_272.42)
  })

  test('have a column of what was chosen once something is elected, which leaves the total as it is', () => {
    expect(yearTable(writeOff, 1).columns).toEqual(['Year', 'Old part', 'New part', 'Together', 'As if bought new'])
    const { columns, rows } = yearTable(writeOffIn(elected), 1)
    expect(columns.at(-1)).toBe('As chosen')
    expect(rows.map(({ heading }) => heading)).toEqual(['2025', 'All 1 years', 'To the end'])
    expect(rows.at(-1)?.cells).toEqual(['', '', '$215,999.99', '$215,999.99', '$215,999.99'])
  })
})

describe('what a property is written off by', () => {
  const file = intoThreeTrusts

  test('is named with its amount and its months', () => {
    expect(scheduleRows(file, writeOffIn(file)).slice(0, 4)).toEqual([
      { heading: 'Oak Trust', cells: ['Building, the old part goes on', '$24,916.94', '70 months'] },
      { heading: 'Oak Trust', cells: ['Building, as bought new', '$34,883.72', '330 months'] },
      { heading: 'Ash Trust', cells: ['Building, the old part goes on', '$49,136.21', '208 months'] },
      { heading: 'Ash Trust', cells: ['Building, as bought new', '$68,790.70', '468 months'] },
    ])
  })

  test('is one schedule after an election', () => {
    const [, , ash] = scheduleRows(elected, writeOffIn(elected))
    expect(ash).toEqual({ heading: 'Ash Trust', cells: ['Building, as bought new', '$117,926.91', '468 months'] })
  })

  test('has land improvements by their table, or at once', () => {
    const parts = { land: 20, building: 70, landImprovements: 10 }
    const last = (change: Partial<Purchase>) => {
      const improved = withTrust(2, { ...parts, ...change })
      return scheduleRows(improved, writeOffIn(improved)).at(-1)?.cells
    }
    expect(last({})?.[0]).toBe('Land improvements, as bought new')
    expect(last({})?.[2]).toBe('180 months, by the table')
    expect(last({ improvementsAtOnce: true })?.[2]).toBe('The first year')
  })

  test('of several old parts says which of them goes on', () => {
    const part = { sale: 's', placedInService: '2010-02', life: '27.5', cost: 100_000 } as const
    const parted = {
      ...intoThreeTrusts,
      saleParts: [
        { ...part, id: 'p' },
        { ...part, id: 'q' },
      ],
    }
    expect(
      scheduleRows(parted, writeOffIn(parted))
        .slice(0, 2)
        .map(({ cells }) => cells[0]),
    ).toEqual(['Building, old part 1 goes on', 'Building, old part 2 goes on'])
  })
})

describe('the basis', () => {
  test('of each property is shared out to the cent, with its parts', () => {
    expect(basisRows(intoThreeTrusts, boughtIn(intoThreeTrusts))).toEqual([
      { heading: 'Oak Trust', value: '$250,000', basis: '$74,750.83', parts: ['$14,950.17', '$59,800.66', '$0.00'] },
      { heading: 'Ash Trust', value: '$493,000', basis: '$147,408.64', parts: ['$29,481.73', '$117,926.91', '$0.00'] },
      { heading: 'Elm Trust', value: '$160,000', basis: '$47,840.53', parts: ['$9,568.11', '$38,272.42', '$0.00'] },
    ])
  })

  test('of the CPA stands in place of ours, which stays beside it', () => {
    const typed = withTrust(2, { cpaBasis: 50_000 })
    expect(basisRows(typed, boughtIn(typed)).map(({ basis, ours }) => [basis, ours])).toEqual([
      ['$74,750.83', undefined],
      ['$147,408.64', undefined],
      ['$50,000.00', '$47,840.53'],
    ])
  })

  test('of furniture is its value, and not a part of line 25', () => {
    const furnished = withTrust(0, { notRealProperty: 10_000 })
    expect(basisRows(furnished, boughtIn(furnished)).at(-1)).toEqual({
      heading: 'Oak Trust: other property',
      value: '$10,000',
      basis: '$10,000.00',
      parts: ['', '', ''],
    })
  })

  test('has no rows while the write-off is not computed', () => {
    const earlier = withSold({ priorDeferredGain: 50_000 })
    expect(basisRows(earlier, boughtIn(earlier))).toEqual([])
  })
})

test('both ways are compared over the years of the table', () => {
  expect(waySentences(writeOffIn(intoThreeTrusts), 10)).toEqual([
    'The election is simpler and usually slower. What you write off more now you have less of later.',
    'Over these 10 years: $100,734.40 with the old part going on, $59,101.19 with the election for all.',
  ])
})

test('what is assumed is named with its properties', () => {
  const assumedIn = (file: ExchangeFile) => assumedSentence(file, boughtIn(file))
  expect(assumedIn(intoThreeTrusts)).toBe('Assumed until entered above: 39 years for Ash Trust.')
  expect(assumedIn(withTrust(1, { propertyType: 'commercial' }))).toBeUndefined()
  const { propertyType: _type, ...unknown } = { ...intoThreeTrusts.purchases[0] }
  const { closedOn: _closed, ...planned } = { ...intoThreeTrusts.purchases[2] }
  const file = {
    ...withSold({ closing: '2026-11-20' }),
    purchases: [
      { ...unknown, id: 'a', closedOn: '2026-11-25' },
      { ...planned, id: 'c' },
    ],
  }
  expect(assumedIn(file)).toBe(
    'Assumed until entered above: 39 years for Oak Trust, and a closing this month for Elm Trust.',
  )
})

test('what is in land now is told once there is some', () => {
  expect(strandedSentence(writeOffIn(intoThreeTrusts))).toBeUndefined()
  const bare = {
    ...intoThreeTrusts,
    purchases: intoThreeTrusts.purchases.map((one) => ({ ...one, land: 95, building: 5 })),
  }
  expect(strandedSentence(writeOffIn(bare))).toBe(
    '$76,500.00 of the old basis is not written off any more: it is in land, and counts when the land is sold.',
  )
})

test('the spreadsheet has every property and all together, as numbers, until nothing is left', () => {
  const rows = writeOffCsv(elected, writeOffIn(elected))
  expect(rows[0]).toEqual(['Property', 'Year', 'Old part', 'New part', 'Together', 'As if bought new', 'As chosen'])
  expect(rows[1]).toEqual(['Oak Trust', 2025, 177.98, 52.85, 230.83, 90.61, 230.83])
  expect(new Set(rows.slice(1).map(([name]) => name))).toEqual(new Set(['Oak Trust', 'Ash Trust', 'Elm Trust', 'All']))
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['All', 2065])
  const sumOf = (column: number) =>
    rows.filter(([name]) => name === 'All').reduce((sum, cells) => sum + Number(cells[column]), 0)
  expect([4, 5, 6].map((column) => sumOf(column).toFixed(2))).toEqual(['215999.99', '215999.99', '215999.99'])
})
