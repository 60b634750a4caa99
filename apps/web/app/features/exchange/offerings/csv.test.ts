import { describeExchange, type ExchangeFile } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { today } from '../testing/sample-files.ts'
import { harbor, mill, withOfferings } from '../testing/sample-offerings.ts'
import { csvText, offeringRows } from './csv.ts'
import { figureGroups } from './figures/figure-groups.ts'
import { groupsWithoutTexts } from './without-offering-names.ts'

const rowsOf = (file: ExchangeFile) => {
  const { offerings } = describeExchange(file, today)
  const names = offerings.columns.map(({ entered }) => entered.name ?? '')
  return offeringRows({ statement: 'Yours.', leftOut: 'Not in it.', groups: figureGroups(offerings), names, offerings })
}

test('the statement stands first, then a line for each figure in the order of entry, as numbers', () => {
  const rows = rowsOf(withOfferings)
  expect(rows[0]).toEqual(['Yours.'])
  expect(rows).toContainEqual(['Figure', 'In', 'Harbor Apartments DST', 'Mill Street DST', 'Tower DST'])
  expect(rows).toContainEqual(['Paid in: equity and loan', '$', 55_000_000, 10_000_000, 70_000_000])
  expect(rows).toContainEqual(['Costs, of the equity', '%', 13.3333, 7, 16])
  expect(rows.at(-1)).toEqual(['Not in it.'])
})

test('what can’t be said is words, and numbers below 0 stay numbers', () => {
  const text = csvText(rowsOf({ ...withOfferings, offerings: [{ ...harbor, reserves: 2_000_000 }, mill] }))
  expect(text).toContain('"Paid in, and in none of the lines",$,-1000000,0\r\n')
  expect(text).toContain('"Net income, of the price",%,5.8,needs the net income\r\n')
})

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', "'+1"],
  ['-2% DST', "'-2% DST"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tDST', "'\tDST"],
  ['A, B', '"A, B"'],
  [-2, '-2'],
])('a cell of %j is written as %s', (cell, written) => {
  expect(csvText([[cell]])).toBe(`\uFEFF${written}\r\n`)
})

test('without names no text of the person is in it', () => {
  const { offerings } = describeExchange(withOfferings, today)
  const groups = groupsWithoutTexts(figureGroups(offerings))
  const names = ['Offering 1', 'Offering 2', 'Offering 3']
  const text = csvText(offeringRows({ statement: '', leftOut: '', groups, names, offerings }))
  expect(text).not.toMatch(/Harbor|Mill|Tower|Many|Apartments/)
})
