import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.doMock('./server-answers.ts', () => ({ serverAnswers: () => Promise.resolve(true) }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function watch(answers: boolean[]) {
  const { watchForReturn } = await import('./use-come-back.ts')
  const comeBack = vi.fn()
  const stop = watchForReturn(comeBack, () => Promise.resolve(answers.shift() ?? true))
  return { comeBack, stop, watchForReturn }
}

test('the page comes back once the server answers, and only once', async () => {
  const { comeBack } = await watch([false, false])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(comeBack).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(comeBack).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(comeBack).toHaveBeenCalledTimes(1)
})

test('a browser that is online again asks at once', async () => {
  const { comeBack } = await watch([])
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(comeBack).toHaveBeenCalledTimes(1)
})

test('a call that fails although the server answers is repeated once a minute at most', async () => {
  const { comeBack, watchForReturn } = await watch([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(comeBack).toHaveBeenCalledTimes(1)
  const again = vi.fn()
  watchForReturn(again, () => Promise.resolve(true))
  await vi.advanceTimersByTimeAsync(50_000)
  expect(again).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(again).toHaveBeenCalledTimes(1)
})

test('a page that is left asks no more', async () => {
  const { comeBack, stop } = await watch([false])
  await vi.advanceTimersByTimeAsync(5000)
  stop()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(comeBack).not.toHaveBeenCalled()
})
