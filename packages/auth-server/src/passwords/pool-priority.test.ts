import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { hashWithArgon2 } from './argon2.ts'
import { poolThreads } from './pool-priority.ts'

test.runIf(process.platform === 'linux')(
  'the threads that hash give way to the loop, which keeps its priority',
  async () => {
    const before = getPriority()
    await hashWithArgon2('Correct-Horse-1')
    expect(poolThreads().length).toBeGreaterThan(0)
    for (const thread of poolThreads()) expect(getPriority(thread)).toBe(Math.min(before + 10, 19))
    expect(getPriority()).toBe(before)
  },
)
