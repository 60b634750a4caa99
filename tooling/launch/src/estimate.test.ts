import { expect, test } from 'vitest'
import { estimateRest } from './estimate.ts'

test('before anything runs, the rest is half of what is expected, since two tasks run at once', () => {
  expect(estimateRest([{ expected: 100 }, { expected: 100 }], 0)).toEqual({ done: 0, rest: 100 })
})

test('one long task sets the rest', () => {
  expect(estimateRest([{ expected: 100, startedAt: 0 }, { expected: 10 }], 20)).toMatchObject({ rest: 80 })
})

test('ended tasks that took twice as long as expected double the rest', () => {
  const ended = { expected: 80, startedAt: 0, endedAt: 160 }
  expect(estimateRest([ended, { expected: 30 }, { expected: 30 }], 160).rest).toBe(60)
})

test('a running task that exceeds what was expected is not done', () => {
  expect(estimateRest([{ expected: 100, startedAt: 0 }], 500)).toEqual({ done: 0.95, rest: 10 })
})

test('a run without anything to do is done', () => {
  expect(estimateRest([], 0)).toEqual({ done: 1, rest: 0 })
})
