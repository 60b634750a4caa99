import { exchangeMethod } from '@dst/content/exchange'
import { expect, test } from 'vitest'
import { countedInMonth, countsTable } from './counts-table.ts'

const names = ['No gain', 'Up-front cost above the tax', 'A low rate this year']

test('a row for each rule, a column for each month, the newest first', () => {
  const counts = [
    { month: '2026-09', rule: 1, shown: 7 },
    { month: '2026-11', rule: 2, shown: 1_234 },
    { month: '2026-11', rule: 1, shown: 2 },
  ]
  expect(countsTable(counts, names)).toEqual({
    columns: ['Rule', 'Nov 2026', 'Sep 2026'],
    rows: [
      { heading: '1. No gain', cells: ['2', '7'] },
      { heading: '2. Up-front cost above the tax', cells: ['1,234', '0'] },
      { heading: '3. A low rate this year', cells: ['0', '0'] },
    ],
  })
})

test('what depends on state tax has a row of its own, and counts for no other rule', () => {
  const { rows = [] } = countsTable([{ month: '2026-11', rule: 11, shown: 3 }], exchangeMethod.counts.names) ?? {}
  expect(rows).toHaveLength(11)
  expect(rows.at(-1)).toEqual({ heading: '11. Depends on state tax', cells: ['3'] })
  expect(rows.slice(0, -1).flatMap(({ cells }) => cells)).toEqual(Array(10).fill('0'))
})

test('of many months the last twelve are shown', () => {
  const months = ['2025', '2026'].flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`),
  )
  const { columns = [] } =
    countsTable(
      months.map((month) => ({ month, rule: 1, shown: 1 })),
      names,
    ) ?? {}
  expect(columns).toHaveLength(13)
  expect([columns[1], columns[12]]).toEqual(['Dec 2026', 'Jan 2026'])
})

test('nothing counted is no table', () => expect(countsTable([], names)).toBeUndefined())

test.each([
  ['2026-10-31T23:59:59.999Z', false],
  ['2026-11-01T00:00:00.000Z', true],
  ['2026-11-30T23:59:59.999Z', true],
  ['2026-12-01T00:00:00.000Z', false],
])('on %s a count of November 2026 is one of this month: %s', (now, counted) =>
  expect(countedInMonth([{ month: '2026-11', rule: 6, shown: 1 }], new Date(now))).toBe(counted),
)
