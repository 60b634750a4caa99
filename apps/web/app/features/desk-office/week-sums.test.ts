import { sampleFigures } from '@dst/api-client/testing'
import type { DeskWeek } from '@dst/contracts/desk'
import { csvOf } from '~/lib/tables/csv.ts'
import { expect, test } from 'vitest'
import { figuresCsvRows, journeyColumns, journeyRows } from './figures-rows.ts'
import { weekChart } from './week-chart.ts'
import { declinedCount, inTimeShare, sumOf, sumsByWeek, totalsOf, weekLabel } from './week-sums.ts'

const { weeks } = sampleFigures

test('totals add up counts, by tier and of all', () => {
  // 2 + 6 + 4 + 7 gold and 9 silver requests; 1 + 5 + 4 + 6 and 8 of them shared.
  expect(totalsOf(weeks).map(({ label, sums }) => [label, sums.requests, sums.shared, inTimeShare(sums)])).toEqual([
    ['All weeks, Gold', 19, 16, '81%'],
    ['All weeks, Silver', 9, 8, '100%'],
    ['All weeks', 28, 24, '88%'],
  ])
  expect(sumOf(weeks).outcomes.going_ahead).toBe(5)
  expect(declinedCount(sumOf(weeks))).toBe(5)
})

test('a share counts what was shared, not every request, and nothing of nothing is a dash', () => {
  expect(inTimeShare({ acknowledgedInTime: 4, shared: 5 })).toBe('80%')
  expect(inTimeShare({ acknowledgedInTime: 0, shared: 0 })).toBe('–')
})

test('a week begins on its Monday wherever it is read', () => {
  expect(weekLabel('2026-11-16')).toBe('Nov 16, 2026')
})

test('tiers of a week are one bar, and the chart in words has the numbers of its table', () => {
  expect(sumsByWeek(weeks).map(({ week, sums }) => [week, sums.requests])).toEqual([
    ['2026-11-23', 2],
    ['2026-11-16', 15],
    ['2026-11-09', 4],
    ['2026-11-02', 7],
  ])
  expect(weekChart(weeks).summary).toBe(
    'In the last 4 weeks with requests there were 28, of which 24 were shared and 21 confirmed in time.',
  )
})

test('a row has a cell under every heading, and hours without a call are a dash', () => {
  const rows = journeyRows(weeks)
  expect(rows.map(({ cells }) => cells.length + 1)).toEqual(rows.map(() => journeyColumns.length))
  expect(rows[0]?.cells).toEqual(['2', '1', '1', '100%', '0', '–', '1'])
  expect(rows[2]?.cells).toContain('11.3')
})

test('the file for a spreadsheet has numbers as numbers, and every outcome and reason', () => {
  const [head, first] = figuresCsvRows(weeks)
  expect(head).toHaveLength(19)
  expect(first).toEqual(['2026-11-23', 'Gold', 2, 1, 1, 1, 0, '', 1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%j in a cell is opened as text', (text) => {
  const week = { ...weeks[0], week: text } as DeskWeek
  const line = csvOf(figuresCsvRows([week])).split('\r\n')[1]
  expect(line).toMatch(/^"'/)
  expect(line?.startsWith(`"'${text}",Gold,`)).toBe(true)
})
