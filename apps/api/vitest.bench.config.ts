import { nodeTests } from '@dst/vitest-config'
import { defineConfig } from 'vitest/config'

const { test } = nodeTests({ postgres: true, migrated: './src/testing/migrated-databases.ts' })

/** What measures, and is run by `pnpm bench:queue` alone: on a machine that does other work it would say nothing. */
export default defineConfig({
  test: { ...test, include: ['src/**/*.bench.ts'], reporters: ['default'], fileParallelism: false },
})
