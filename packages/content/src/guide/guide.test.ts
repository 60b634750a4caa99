import { describe, expect, test } from 'vitest'
import { guide } from './index.ts'
import { blockText, sectionText, type Table } from '../blocks/index.ts'

const { basics, prosAndCons, exchange, comparison } = guide.tabs
const tables = [...basics.sections, ...exchange.requirements]
  .flatMap((section) => section.blocks)
  .filter((block) => block.kind === 'table')

function plusDays(label: string, days: number): string {
  const day = new Date(`${label} 00:00:00 UTC`)
  day.setUTCDate(day.getUTCDate() + days)
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

describe('the guide', () => {
  test('has the specified title and four tabs', () => {
    expect(guide.title).toBe('Understanding Delaware Statutory Trusts')
    expect(Object.values(guide.tabs).map((tab) => tab.label)).toEqual([
      'What is a DST?',
      'Pros and Cons',
      '1031 Exchange',
      'DST vs Others',
    ])
  })

  test('walks through five steps', () => {
    expect(exchange.steps.map((step) => `${step.number} ${step.heading}`)).toEqual([
      '1 Property sale',
      '2 Identify DST properties',
      '3 Due diligence',
      '4 Complete investment',
      '5 Receive distributions',
    ])
  })

  test('names every risk that belongs on the page', () => {
    expect(prosAndCons.risks.map((risk) => risk.id)).toEqual([
      'loss-of-principal',
      'illiquidity',
      'no-control',
      'sponsor',
      'leverage',
      'distributions',
      'concentration',
      'market',
      'tax',
      'fees',
      'forced-721',
      'conflicts',
    ])
  })

  test('sets a limit beside each benefit', () => {
    expect(prosAndCons.benefits.length).toBeGreaterThanOrEqual(6)
    expect(prosAndCons.benefits.filter(({ benefit, limit }) => benefit === '' || limit === '')).toEqual([])
  })

  test('compares a DST with the three other forms, and says when each may fit', () => {
    expect(comparison.table.columns.slice(1)).toEqual([
      'DST',
      'Tenancy in common (TIC)',
      'REIT shares',
      'Direct ownership',
    ])
    expect(comparison.choices.map((choice) => choice.id)).toEqual(['dst', 'tic', 'reit', 'direct'])
  })

  test('fills every cell of every table', () => {
    const all: readonly Table[] = [...tables, comparison.table]
    expect(all).toHaveLength(4)
    for (const table of all) {
      expect(table.rows.length).toBeGreaterThanOrEqual(3)
      for (const row of table.rows) expect(row.cells).toHaveLength(table.columns.length - 1)
    }
  })

  test('counts the sample deadlines in calendar days', () => {
    const deadlines = tables.find((table) => table.columns.includes('Day 45'))
    const rows = deadlines?.rows ?? []
    expect(rows).toHaveLength(3)
    for (const row of rows)
      expect(row.cells.slice(0, 2)).toEqual([plusDays(row.heading, 45), plusDays(row.heading, 180)])
  })

  // The exchange period ends early when day 180 is after the due date: IRC 1031(a)(3), 6072; calendar-year filers.
  test.each([
    ['April 15', 'October 18', 2025],
    ['April 15', 'October 18', 2026],
    ['March 15', 'September 17', 2025],
    ['March 15', 'September 17', 2026],
  ])('says from which sale on %s comes before day 180', (due, firstCaught, year) => {
    const days = (label: string) => Date.parse(`${label} 00:00:00 UTC`) / 86_400_000
    expect(days(`${due}, ${year + 1}`) - days(`${firstCaught}, ${year}`)).toBe(179)
    const notice = exchange.requirements
      .flatMap(({ blocks }) => blocks)
      .find((block) => block.kind === 'notice' && block.text.includes(due))
    expect(notice === undefined ? '' : blockText(notice).join(' ')).toContain(`sales from about ${firstCaught}`)
  })

  test('gives the often-quoted figures beside what is known of them', () => {
    const typical = tables.find((table) => table.columns.includes('Often quoted'))
    expect(typical?.rows.slice(0, 4).map((row) => row.cells[0])).toEqual([
      '$25,000 to $100,000, in $1,000 steps',
      '1 to 3 days',
      '5 to 7 years',
      'About 2 years',
    ])
  })
})

test('a section reads as plain text, heading first', () => {
  const blocks = [
    { kind: 'paragraph', text: 'One.' },
    { kind: 'notice', tone: 'caution', text: 'Two.' },
    { kind: 'list', ordered: true, items: ['Three', 'Four'] },
    { kind: 'definitions', items: [{ term: 'Five', meaning: 'Six' }] },
  ] as const
  expect(sectionText({ heading: 'Zero', blocks })).toBe('Zero\nOne.\nTwo.\nThree\nFour\nFive\nSix')
  expect(
    blockText({ kind: 'table', caption: 'A', columns: ['B', 'C'], rows: [{ heading: 'D', cells: ['E'] }] }),
  ).toEqual(['A', 'B', 'C', 'D', 'E'])
})
