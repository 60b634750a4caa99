import { expect, test } from 'vitest'
import { csvOf } from '~/lib/tables/csv.ts'
import { boughtIn, intoThreeTrusts, withSold } from '../testing/after-files.ts'
import { formCsv, formText } from './form-text.ts'

test('as text, the worksheet says what it is, and has a line for each line', () => {
  const lines = formText(intoThreeTrusts, boughtIn(intoThreeTrusts)).split('\n')
  expect(lines).toHaveLength(25)
  expect(lines[0]).toBe('Form 8824, worksheet by the lines of 2025: a worksheet, not a form to file')
  expect(lines[17]).toBe(
    '21  Recapture at ordinary rates: $0. None for a building written off evenly. 26 U.S.C. 1245(b)(4), 1250(d)(4).',
  )
  expect(lines.join(' ')).not.toContain('(ours:')
})

test('our figure stands in brackets behind that of the CPA', () => {
  const file = { ...intoThreeTrusts, cpaForm: { line23: 4_000 } }
  expect(formText(file, boughtIn(file))).toContain('23  Taxed now: $4,000 (ours: $5,000). Lines 21 and 22.')
})

test('in a spreadsheet amounts are numbers, and days and words are text', () => {
  const file = { ...withSold({ price: 100_000, debtPaidOff: 0 }), cpaForm: { line24: -1_000 } }
  const rows = formCsv(file, boughtIn(file))
  const cellsOf = (number: string) => rows.find(([first]) => first === number)?.slice(2, 5)
  expect(rows[0]).toEqual(['Line', 'What', 'Value', 'Ours', 'From', 'Why'])
  expect(cellsOf('4')).toEqual(['Mon Oct 6, 2025', '', 'you'])
  expect(cellsOf('16')).toEqual([903_000, '', 'computed'])
  expect(cellsOf('19')).toEqual([-52_000, '', 'computed'])
  expect(cellsOf('24')).toEqual([-1_000, -52_000, 'your CPA'])
})

test('a name that a spreadsheet would compute is quoted', () => {
  const file = withSold({ label: '=2+5' })
  expect(csvOf(formCsv(file, boughtIn(file)))).toContain(`"'=2+5"`)
})
