import { isFullRun } from '@dst/vitest-config/run'
import { expect } from 'vitest'

/**
 * Expects that fewer than `limit` milliseconds have passed since `begun` (a time of `performance.now()`), in the full
 * run: in the usual one other programs can stop this one at any moment.
 */
export function expectInTime(begun: number, limit: number): void {
  if (isFullRun) expect(performance.now() - begun).toBeLessThan(limit)
}
