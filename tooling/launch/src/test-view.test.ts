import { afterEach, expect, test, vi } from 'vitest'
import { minutes, showTests } from './test-view.ts'

afterEach(() => vi.useRealTimers())

function viewOf(planned: Record<string, number>) {
  vi.useFakeTimers({ now: 0 })
  let shown = ''
  const screen = { isTerminal: false, write: (text: string) => void (shown += text) }
  const view = showTests(new Map(Object.entries(planned)), screen)
  const says = (task: string, ...texts: string[]) => texts.forEach((text) => view.onLine({ task, text }))
  const newly = () => {
    const text = shown
    shown = ''
    return text
  }
  return { view, says, newly }
}

test('the bar says how far the run is, what runs and about how long the rest takes', () => {
  const { says, newly } = viewOf({ '@dst/one#test': 100, '@dst/two#lint': 100 })
  says('@dst/one#test', 'cache miss, executing 1234')
  newly()
  vi.advanceTimersByTime(45_000)
  expect(newly().trim().split('\n').at(-1)).toBe('[#####...................] 0:45, about 1:40 left: one test')
})

test('a failed test is shown at once, and what passes is not', () => {
  const { says, newly } = viewOf({ '@dst/one#test': 10 })
  newly()
  says('@dst/one#test', ' ✓ src/a.test.ts (2 tests) 3ms', '\u001b[31m     × adds 3ms\u001b[39m', '       → 1 is not 2')
  expect(newly()).toBe('@dst/one#test: × adds 3ms\n@dst/one#test: → 1 is not 2\n')
  says('@dst/one#test', '  ✘  3 [core] › src/a.e2e.ts:3:1 › signs in (3.1s)')
  expect(newly()).toBe('@dst/one#test: ✘  3 [core] › src/a.e2e.ts:3:1 › signs in (3.1s)\n')
})

test('a check that fails shows its whole output', () => {
  const { says, newly } = viewOf({ '@dst/one#lint': 10 })
  newly()
  says('@dst/one#lint', '$ oxlint .', 'a.ts:1 no', '[ELIFECYCLE] Command failed with exit code 1.')
  expect(newly()).toBe('@dst/one#lint failed:\n$ oxlint .\na.ts:1 no\n[ELIFECYCLE] Command failed with exit code 1.\n')
})

test('of two running tasks the one that is due has ended when a third begins', () => {
  const { says, newly } = viewOf({ '@dst/one#test': 100, '@dst/two#lint': 5, '@dst/three#lint': 5 })
  says('@dst/one#test', 'cache miss, executing 1')
  says('@dst/two#lint', 'cache miss, executing 2')
  vi.advanceTimersByTime(10_000)
  says('@dst/three#lint', 'cache miss, executing 3')
  newly()
  vi.advanceTimersByTime(5_000)
  expect(newly()).toContain('left: one test, three lint')
})

test('tests have ended when their runner has written its report', () => {
  const { says, newly } = viewOf({ '@dst/one#test': 5, '@dst/two#lint': 100, '@dst/three#lint': 100 })
  says('@dst/one#test', 'cache miss, executing 1')
  says('@dst/two#lint', 'cache miss, executing 2')
  vi.advanceTimersByTime(10_000)
  says('@dst/three#lint', 'cache miss, executing 3')
  vi.advanceTimersByTime(5_000)
  expect(newly()).toContain('left: one test, three lint')
  says('@dst/one#test', 'JSON report written to /reports/unit.json')
  vi.advanceTimersByTime(15_000)
  expect(newly()).toContain('left: three lint')
})

test('minutes', () => {
  expect([0, 59.6, 65, 600].map(minutes)).toEqual(['0:00', '1:00', '1:05', '10:00'])
})
