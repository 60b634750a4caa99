import { nodeTests } from '@dst/vitest-config'
import { defineConfig } from 'vitest/config'

const { test, ...resolution } = nodeTests({ postgres: true, migrated: './src/testing/migrated-databases.ts' })

/** Benchmarks, run only by `pnpm bench:queue`: on a machine doing other work the results would be meaningless. */
export default defineConfig({
  ...resolution,
  test: { ...test, include: ['src/**/*.bench.ts'], reporters: ['default'], fileParallelism: false },
})
