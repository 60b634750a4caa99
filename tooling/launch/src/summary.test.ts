import { expect, test } from 'vitest'
import { summarise } from './summary.ts'
import { readTaskOutcomes } from './turbo-run.ts'

const counts = { passed: 4, failed: 0, skipped: 0, flaky: 0 }
const lastLine = (text: string) => text.split('\n').at(-1)

test('the last line is the sum of tests and checks', () => {
  const { text, green } = summarise(
    [
      { name: '@dst/one', counts },
      { name: '@dst/two', counts },
    ],
    [{ name: 'boundaries', passed: true }],
  )
  expect(lastLine(text)).toBe('9 passed, 0 failed')
  expect(green).toBe(true)
  expect(text).toContain('@dst/two                          4        0        0')
})

test('skipped tests are named only when there are some', () => {
  expect(lastLine(summarise([{ name: '@dst/one', counts: { ...counts, skipped: 2 } }], []).text)).toBe(
    '4 passed, 0 failed, 2 skipped',
  )
})

test('a failed check is one failure and is named', () => {
  const { text, green } = summarise([{ name: '@dst/one', counts }], [{ name: '@dst/one#lint', passed: false }])
  expect(lastLine(text)).toBe('4 passed, 1 failed')
  expect(text).toContain('@dst/one#lint')
  expect(green).toBe(false)
})

test('a failed test is red and its workspace says why', () => {
  const { text, green } = summarise(
    [{ name: '@dst/one', counts: { ...counts, failed: 1 }, problem: 'no test ran' }],
    [],
  )
  expect(lastLine(text)).toBe('4 passed, 1 failed')
  expect(text).toContain('no test ran')
  expect(green).toBe(false)
})

test('tests that passed only at a second try are named', () => {
  expect(summarise([{ name: '@dst/one', counts: { ...counts, flaky: 2 } }], []).text).toContain(
    '2 passed only at a second try',
  )
})

test('nothing at all is not green', () => {
  expect(summarise([], [])).toEqual({ text: expect.stringContaining('0 passed, 0 failed') as string, green: false })
})

test('Turbo’s summary: exit code 0 passed, anything else failed, a task that never ran is absent', () => {
  const summary = JSON.stringify({
    tasks: [
      { taskId: '@dst/one#lint', execution: { exitCode: 0 } },
      { taskId: '@dst/one#test', execution: { exitCode: 1 } },
      { taskId: '@dst/two#lint', execution: { exitCode: null, error: 'Exec format error' } },
      { taskId: '@dst/two#test', execution: null },
    ],
  })
  expect([...readTaskOutcomes(summary)]).toEqual([
    ['@dst/one#lint', 'passed'],
    ['@dst/one#test', 'failed'],
    ['@dst/two#lint', 'failed'],
  ])
})

test('the notes of a workspace come before the table', () => {
  const { text, green } = summarise(
    [{ name: '@dst/one', counts: { ...counts, flaky: 1 }, notes: ['outside of any test: Error: no'] }],
    [],
  )
  expect(text).toMatch(/^\n@dst\/one, outside of any test: Error: no\n/)
  expect(green).toBe(true)
})
