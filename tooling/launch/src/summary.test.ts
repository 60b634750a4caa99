import { expect, test } from 'vitest'
import { summarize, type RunResults } from './summary.ts'
import { readTaskOutcomes } from './turbo-run.ts'

const counts = { passed: 4, failed: 0, skipped: 0, left: 0 }
const one = { name: '@dst/one', counts, seconds: 65 }
const summaryOf = (results: Partial<RunResults>) =>
  summarize({ tests: [], checks: [], seconds: 130, leftOut: [], ...results })
const lastLine = (text: string) => text.split('\n').at(-1)

test('the last line is the sum of tests and checks', () => {
  const { text, green } = summaryOf({
    tests: [one, { ...one, name: '@dst/two', seconds: 0 }],
    checks: [{ name: 'boundaries', passed: true }],
  })
  expect(lastLine(text)).toBe('9 passed, 0 failed')
  expect(green).toBe(true)
  expect(text).toContain('@dst/one                          4        0        0        0     1:05')
  expect(text).toContain('@dst/two                          4        0        0        0   cached')
  expect(text).toContain('The run took 2:10.')
  expect(text).not.toContain('Left to')
})

test('skipped tests are named only when there are some', () => {
  expect(lastLine(summaryOf({ tests: [{ ...one, counts: { ...counts, skipped: 2 } }] }).text)).toBe(
    '4 passed, 0 failed, 2 skipped',
  )
})

test('what the full run has beyond this one is named', () => {
  const tests = [{ ...one, counts: { ...counts, left: 3 } }]
  expect(summaryOf({ tests, leftOut: ['the pictures'] }).text).toContain(
    'Left to npm run test:full: 3 tests, the pictures.',
  )
  expect(lastLine(summaryOf({ tests }).text)).toBe('4 passed, 0 failed')
})

test('a failed check is one failure and is named', () => {
  const { text, green } = summaryOf({ tests: [one], checks: [{ name: '@dst/one#lint', passed: false }] })
  expect(lastLine(text)).toBe('4 passed, 1 failed')
  expect(text).toContain('@dst/one#lint')
  expect(green).toBe(false)
})

test('a failed test is red and its workspace says why', () => {
  const { text, green } = summaryOf({ tests: [{ ...one, counts: { ...counts, failed: 1 }, problem: 'no test ran' }] })
  expect(lastLine(text)).toBe('4 passed, 1 failed')
  expect(text).toContain('no test ran')
  expect(green).toBe(false)
})

test('nothing at all is not green', () => {
  const { text, green } = summaryOf({})
  expect(lastLine(text)).toBe('0 passed, 0 failed')
  expect(green).toBe(false)
})

test('Turbo’s summary: exit code 0 passed, anything else failed, a task that never ran is absent', () => {
  const summary = JSON.stringify({
    tasks: [
      { taskId: '@dst/one#lint', execution: { exitCode: 0, startTime: 1000, endTime: 3400 } },
      { taskId: '@dst/one#test', execution: { exitCode: 1, startTime: 0, endTime: 0 } },
      { taskId: '@dst/two#build', cache: { status: 'HIT' }, execution: { exitCode: 0, startTime: 0, endTime: 9000 } },
      { taskId: '@dst/two#lint', execution: { exitCode: null, error: 'Exec format error' } },
      { taskId: '@dst/two#test', execution: null },
    ],
  })
  expect([...readTaskOutcomes(summary)]).toEqual([
    ['@dst/one#lint', { passed: true, seconds: 2 }],
    ['@dst/one#test', { passed: false, seconds: 0 }],
    ['@dst/two#build', { passed: true, seconds: 0 }],
    ['@dst/two#lint', { passed: false, seconds: 0 }],
  ])
})

test('the notes of a workspace come before the table', () => {
  const { text, green } = summaryOf({ tests: [{ ...one, notes: ['outside of any test: Error: no'] }] })
  expect(text).toMatch(/^\n@dst\/one, outside of any test: Error: no\n/)
  expect(green).toBe(true)
})
