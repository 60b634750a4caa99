import { expect, test } from 'vitest'
import { prose } from '../checks/walk.ts'
import { answers, type AnswerSlug } from './index.ts'

/** What stands in the table of an answer's example, row by row. */
function cellsOf(slug: AnswerSlug): readonly (readonly string[])[] {
  return answers[slug].example?.table.rows.map(({ cells }) => cells) ?? []
}

// Worked by hand. The duplex: basis 400,000 - 320,000 x 207 / 330 = 199,273; gain 940,000 - 199,273 = 740,727.
test('a high loan that is not replaced is taxed up to the whole gain', () => {
  expect(cellsOf('high-loan')).toEqual([
    ['$0', '$0'],
    ['$560,000', '$560,000'],
    ['$750,000', '$740,727'],
    ['$0', '$0'],
  ])
})

// 640,000 at a loan of 30%: 640,000 x 30 / 70 = 274,286, so 25,714 of 300,000 is missing; 300,000 / 940,000 = 31.9%.
test('the loan of the trust decides what is taxed', () => {
  expect(cellsOf('replace-debt')).toEqual([
    ['$0', '$640,000', '$300,000'],
    ['$274,286', '$914,286', '$25,714'],
    ['$300,000', '$940,000', '$0'],
    ['$960,000', '$1,600,000', '$0'],
  ])
  expect(answers['replace-debt'].example?.table.rows[2]?.heading).toBe('31.9% of its value')
})

// Basis 400,000 - 320,000 x 212 / 330 = 194,424. A: 60,000 + (300,000 - 194,424 - 60,000) = 105,576, all of it gain.
// B: 360,000 x 745,576 / 1,000,000 = 268,407.
test('a loan that a failed exchange paid off is read in two ways', () => {
  expect(cellsOf('year-end').map((cells) => cells.slice(0, 2))).toEqual([
    ['$745,576', '$0'],
    ['$105,576', '$640,000'],
    ['$268,407', '$477,169'],
  ])
  const reading = answers['year-end'].example?.reading.join(' ')
  expect(reading).toContain('$60,000 of selling costs and $45,576 of the loan')
  expect(reading).toContain('74.6% of each payment is gain')
})

// 640,000 of 32,000,000 is 2%; 64,000 of load and 16,000 of reserves; 4.5% of the equity less 0.5% is paid out.
test('the couple owns 2% of each amount of the trust', () => {
  const parts = cellsOf('what-is-a-dst').map(([, part]) => part)
  expect(parts).toEqual(['$640,000', '$300,000', '$80,000', '$860,000', '$48,000', '$18,000', '$25,600', 'None'])
  expect(prose(answers['what-is-a-dst'].example).join(' ')).toContain('get back $332,100 of their $640,000')
})

// 55,000 - 41,000 - 6,000.
test('a year with a zero-coupon DST is taxed by what its numbers leave', () => {
  const section = answers['high-loan'].why.find(({ id }) => id === 'taxed-without-cash')
  expect(prose(section).join(' ')).toContain('taxed on $8,000 in a year that pays you nothing')
})

test('six ways to deal with a high loan each have their costs and their limits', () => {
  const ways = answers['high-loan'].why.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'definitions'))
  expect(ways.map((way) => (way.kind === 'definitions' ? way.items.map(({ term }) => term) : []))).toEqual(
    Array.from({ length: 6 }, () => ['Costs', 'Limits']),
  )
})
