import { nodeTests } from '@dst/vitest-config'
import { defineConfig } from 'vitest/config'

const { test, ...resolution } = nodeTests({ postgres: false })

/** What is tried with programs that a new machine doesn't have, run only by `pnpm verify:replicas`. */
export default defineConfig({
  ...resolution,
  test: { ...test, include: ['src/**/*.verify.ts'], reporters: ['verbose'], fileParallelism: false, retry: 0 },
})
