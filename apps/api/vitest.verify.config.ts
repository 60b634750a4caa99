import { nodeTests } from '@dst/vitest-config'
import { defineConfig } from 'vitest/config'

const { test, ...resolution } = nodeTests({ postgres: true, migrated: './src/testing/migrated-databases.ts' })

/** The tests of what breaks, in their long form; each of these variables can also be set by hand. */
const long = { OUTAGE_ROUNDS: '10', CRASH_ROUNDS: '8', ...process.env }
const broken = ['clock-jump', 'crash', 'database-outage', 'full-disk', 'lead-crash', 'server-outage', 'slow-mail']

/**
 * What takes long, or needs programs that a new machine doesn't have; run only by `pnpm verify`, one after the other.
 */
export default defineConfig({
  ...resolution,
  test: {
    ...test,
    include: ['src/**/*.verify.ts', ...broken.map((name) => `src/${name}.test.ts`)],
    env: long,
    reporters: ['verbose'],
    fileParallelism: false,
  },
})
