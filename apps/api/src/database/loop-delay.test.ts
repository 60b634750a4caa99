import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { watchLoopDelay } from './loop-delay.ts'

test('a loop that something blocks is late by at least as long, less its own interval', async () => {
  const delay = watchLoopDelay()
  onTestFinished(delay.stop)
  const hold = new Int32Array(new SharedArrayBuffer(4))
  while (delay.current() < 80) {
    Atomics.wait(hold, 0, 0, 100)
    await turn()
  }
  expect(delay.current()).toBeGreaterThanOrEqual(80)
})
