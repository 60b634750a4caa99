import { expect, test } from 'vitest'
import { contestOf, disagreement, inputsOf } from './contest.ts'
import { contests } from './contests.ts'

test.each(contests)('$name and its arithmetic agree on a thousand different inputs', (contest) => {
  expect(new Set(inputsOf(contest).map((input) => JSON.stringify(input))).size).toBeGreaterThan(950)
  expect(disagreement(contest)).toBeUndefined()
})

test('a floor with a figure that differs, lacks or is too many is named with the input', () => {
  const contest = {
    name: 'double',
    inputOf: () => 2,
    engine: (input: number) => ({ twice: 2 * input, words: 'four' }),
    figuresOf: (answer: object) => answer,
  }
  const found = (floor: object) => disagreement(contestOf({ ...contest, floor: () => floor }))
  expect(found({ twice: 4, words: 'four' })).toBeUndefined()
  expect(found({ twice: 4.0001, words: 'four' })).toBe(
    '"double"\n2\n{"floor":{"twice":4.0001,"words":"four"},"engine":{"twice":4,"words":"four"}}',
  )
  expect(found({ twice: 4, words: 'for' })).toContain('for')
  expect(found({ twice: 4 })).toBeDefined()
  expect(found({ twice: 4, words: 'four', more: 1 })).toBeDefined()
})
