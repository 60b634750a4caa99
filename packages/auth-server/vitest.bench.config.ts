import { nodeTests } from '@dst/vitest-config'
import { defineConfig } from 'vitest/config'

const { test, ...resolution } = nodeTests({ postgres: true, migrated: './tests/migrated-databases.ts' })

/** Benchmarks, run only by `pnpm bench:refresh`: on a busy machine the results would be meaningless. */
export default defineConfig({
  ...resolution,
  test: { ...test, include: ['tests/**/*.bench.ts'], reporters: ['default'], fileParallelism: false },
})
