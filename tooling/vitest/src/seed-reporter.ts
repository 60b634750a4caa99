import type { Reporter } from 'vitest/node'
import { runSeed, seedVariable } from './seeded-random.ts'

/** Says after a failed run how to repeat its random values. */
export const seedReporter: Reporter = {
  onTestRunEnd: (_modules, _errors, reason) => {
    if (reason === 'failed') process.stderr.write(`${seedVariable}=${runSeed()} repeats this run's random values.\n`)
  },
}
