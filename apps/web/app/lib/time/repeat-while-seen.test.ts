import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatWhileSeen } from './repeat-while-seen.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A tab that can be hidden and shown again. */
function openTab(visibilityState: DocumentVisibilityState = 'visible') {
  const tab = Object.assign(new EventTarget(), { visibilityState })
  const turn = (to: DocumentVisibilityState) => {
    tab.visibilityState = to
    tab.dispatchEvent(new Event('visibilitychange'))
  }
  // Implements only the two parts of a document that are used.
  return { tab: tab as unknown as Document, turn }
}

test('work is repeated in the rhythm that was asked for', () => {
  const work = vi.fn<() => void>()
  const stop = repeatWhileSeen(work, 5000, openTab().tab)
  vi.advanceTimersByTime(4999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_001)
  expect(work).toHaveBeenCalledTimes(3)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledTimes(3)
})

test('a hidden tab does nothing; seen again it works at once, and goes on in its rhythm', () => {
  const { tab, turn } = openTab()
  const work = vi.fn<() => void>()
  const stop = repeatWhileSeen(work, 5000, tab)
  turn('hidden')
  vi.advanceTimersByTime(600_000)
  expect(work).not.toHaveBeenCalled()
  turn('visible')
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(2)
  stop()
  turn('hidden')
  turn('visible')
  expect(work).toHaveBeenCalledTimes(2)
})

test('a tab that was opened in the background begins when it is seen', () => {
  const { tab, turn } = openTab('hidden')
  const work = vi.fn<() => void>()
  repeatWhileSeen(work, 5000, tab)
  vi.advanceTimersByTime(60_000)
  expect(work).not.toHaveBeenCalled()
  turn('visible')
  expect(work).toHaveBeenCalledOnce()
})
