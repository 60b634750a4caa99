import { nodeTests } from '@dst/vitest-config'
import { defineConfig } from 'vitest/config'

const { test, ...resolution } = nodeTests({ postgres: true, migrated: './src/testing/migrated-databases.ts' })

/** What needs programs that a new machine doesn't have; run only by `pnpm --filter @dst/api verify`, one after the other. */
export default defineConfig({
  ...resolution,
  test: { ...test, include: ['tests/**/*.verify.ts'], reporters: ['verbose'], fileParallelism: false },
})
