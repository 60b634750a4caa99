import { expect, test } from 'vitest'
import { findPromises } from '../checks/promises.ts'
import { readingGrade } from '../checks/reading-level.ts'
import { missesHedge, reviewFaults } from '../checks/reviews.ts'
import { unexplainedTerms } from '../checks/unexplained-terms.ts'
import { prose, reviewedParts } from '../checks/walk.ts'
import { exchangeAfter, exchangeMethod, exchangeMoney, exchangeTax } from './index.ts'

test.each([
  ['money', exchangeMoney, 6],
  ['tax', exchangeTax, 16],
  ['comparison', exchangeMethod, 6],
  ['time after the closing', exchangeAfter, 30],
] as const)(
  'what the view of the %s explains has sources, hedges, explained terms and no promise',
  (_, content, parts) => {
    const found = reviewedParts(content)
    expect(found).toHaveLength(parts)
    expect(found.flatMap(reviewFaults)).toEqual([])
    expect(found.filter((part) => missesHedge(prose(part).join(' '), part))).toEqual([])
    const text = prose(content).join(' ')
    expect(findPromises(text)).toEqual([])
    expect(unexplainedTerms(text)).toEqual([])
    expect(readingGrade(text)).toBeLessThan(9)
  },
)

test('each rule of the comparison has its text, and its row among the counts', () => {
  const [rules] = exchangeMethod.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' && block.ordered ? [block.items] : [])),
  )
  expect([rules?.length, exchangeMethod.counts.names.length]).toEqual([11, 11])
  expect(rules?.at(-1)).toContain('With the least state tax that is possible')
})

test('what matters most to a retired couple stands first among what is left out', () => {
  expect(exchangeTax.leavesOut.slice(0, 3).map(({ id }) => id)).toEqual([
    'social-security',
    'medicare',
    'senior-deductions',
  ])
})

test('a high loan is told with the shares of the parameters', () => {
  expect(exchangeMoney.highLoan.text).toContain(
    'Loans of 30% to 60% of the value are usual. Few DSTs go above 60%, and above 65% they are rare.',
  )
})
