import { nodeTests } from '@dst/vitest-config'
import { defineConfig, mergeConfig } from 'vitest/config'

export default defineConfig(
  mergeConfig(nodeTests(), {
    test: {
      globalSetup: ['./src/install-once.ts'],
      exclude: ['projects/**'],
      // Each test compiles or builds a whole project; at a time, because each of them uses every core.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      fileParallelism: false,
    },
  }),
)
