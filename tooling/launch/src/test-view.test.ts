import { afterEach, expect, test, vi } from 'vitest'
import { minutes, showTests } from './test-view.ts'

afterEach(() => vi.useRealTimers())

function viewOf(...asked: string[]) {
  vi.useFakeTimers({ now: 0 })
  let shown = ''
  const screen = { isTerminal: false, write: (text: string) => void (shown += text) }
  const view = showTests(asked, screen)
  const says = (task: string, ...texts: string[]) => texts.forEach((text) => view.onLine({ task, text }))
  const newly = () => {
    const text = shown
    shown = ''
    return text
  }
  return { says, newly }
}

test('the bar says how far the run is and what began last', () => {
  const { says, newly } = viewOf('@dst/one#test', '@dst/two#lint', '@dst/three#lint')
  says('@dst/one#test', 'cache miss, executing 1234')
  says('@dst/two#build', 'cache miss, executing 5678')
  newly()
  vi.advanceTimersByTime(45_000)
  expect(newly().trim().split('\n').at(-1)).toBe(
    '[########................] 0:45, 1 of 3 tasks begun: one test, two build',
  )
})

test('a failed test is shown at once, and what passes is not', () => {
  const { says, newly } = viewOf('@dst/one#test')
  newly()
  says('@dst/one#test', ' ✓ src/a.test.ts (2 tests) 3ms', '\u001b[31m     × adds 3ms\u001b[39m', '       → 1 is not 2')
  expect(newly()).toBe('@dst/one#test: × adds 3ms\n@dst/one#test: → 1 is not 2\n')
  says('@dst/one#test', '  ✘  3 [core] › src/a.e2e.ts:3:1 › signs in (3.1s)')
  expect(newly()).toBe('@dst/one#test: ✘  3 [core] › src/a.e2e.ts:3:1 › signs in (3.1s)\n')
})

test('a check that fails shows its whole output', () => {
  const { says, newly } = viewOf('@dst/one#lint')
  newly()
  says('@dst/one#lint', '$ oxlint .', 'a.ts:1 no', '[ELIFECYCLE] Command failed with exit code 1.')
  expect(newly()).toBe('@dst/one#lint failed:\n$ oxlint .\na.ts:1 no\n[ELIFECYCLE] Command failed with exit code 1.\n')
})

test('minutes', () => {
  expect([0, 59.6, 65, 600].map(minutes)).toEqual(['0:00', '1:00', '1:05', '10:00'])
})
