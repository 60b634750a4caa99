import { expect, test } from 'vitest'
import { answers } from './index.ts'

const example = answers['after-closing-papers'].example

// Worked by hand: 119,273 is left with 123 months, so 11,636 a year, and 3.5 months in the first. Of the basis of 199,273
// four fifths are building; the other 40,145 of them are new over 330 months. All as new: 159,418 over 330 months.
test('the old part of the example goes on over its own months, and the rest is new', () => {
  expect(example?.table.rows.map(({ heading, cells }) => [heading, ...cells])).toEqual([
    ['2026', '$3,394', '$426', '$3,820', '$1,691'],
    ['2027', '$11,636', '$1,460', '$13,096', '$5,797'],
    ['2036', '$11,152', '$1,460', '$12,611', '$5,797'],
    ['2037', '$0', '$1,460', '$1,460', '$5,797'],
  ])
})

// 940,000 x 80% / 27.5 = 27,345, less 13,096.
test('the write-off of somebody who paid cash is not the couple’s', () => {
  expect(example?.reading[0]).toContain('writes off $27,345 in 2027')
  expect(example?.reading[0]).toContain('deduct $14,249 too much')
})
