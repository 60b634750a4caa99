import { join } from 'node:path'
import { configDefaults, type ViteUserConfig } from 'vitest/config'
import { everyRun, full, isFullRun } from './run.ts'
import { seedReporter } from './seed-reporter.ts'
import { runSeed } from './seeded-random.ts'

/** Options that a workspace can set. */
export interface TestConfigOptions {
  /** Start or find a real Postgres before the run and put its URL into `TEST_DATABASE_URL`. */
  postgres?: boolean
  /** Prepare the database for `openEmbeddedDatabase` of `@dst/vitest-config/embedded-database`. */
  embedded?: boolean
  /**
   * A global setup created by `migrateOnce` from `@dst/vitest-config/migrated-databases`; requires `postgres`.
   */
  migrated?: string
  /** Give each file its own module instances, for a workspace whose files replace modules that other files use. */
  isolate?: boolean
  /** Draw the cases of fast-check's properties from the run's seed. */
  properties?: boolean
  /** Random values come from a seed (`SEED`), which a failed run reports; not in a browser. */
  seeded?: boolean
  /** Measure coverage of `src` and fail below this percentage of lines and branches. */
  coverage?: number
}

/**
 * Tests resolve the packages of this repository through the `exports` condition that points to their sources, so that
 * nothing has to be built first. Vitest adds its own conditions.
 */
const sources = { conditions: ['@dst/source'] }

/**
 * The test configuration of a Node workspace: a readable report in the terminal, a JSON report in
 * `reports/unit.json` that `npm test` adds up, and a failure when no tests ran.
 */
export function nodeTests({
  postgres = false,
  embedded = false,
  migrated,
  isolate = false,
  properties = false,
  seeded = true,
  coverage,
}: TestConfigOptions = {}): ViteUserConfig {
  // Before the workers start, so that they inherit it.
  const seed = runSeed()
  return {
    resolve: sources,
    ssr: { resolve: sources },
    // Where Vitest loads global setup files.
    environments: { __vitest__: { resolve: sources } },
    test: {
      include: ['**/*.test.ts', '**/*.test.tsx', '**/*.db.test.ts'],
      exclude: [...configDefaults.exclude, '**/build/**', '**/fixtures/**'],
      reporters: ['default', 'json', ...(seeded ? [seedReporter] : [])],
      outputFile: { json: 'reports/unit.json' },
      passWithNoTests: false,
      ...(seeded ? { runner: join(import.meta.dirname, 'seeded-runner.ts') } : {}),
      ...(properties ? { setupFiles: ['@dst/vitest-config/seeded-properties'] } : {}),
      sequence: { seed },
      // Reloading the same modules for every file takes up most of the run time of small tests.
      isolate,
      tags: [
        { name: full, description: 'Only in the full run.' },
        { name: everyRun, description: `In every run, also within what is ${full}.` },
      ],
      ...(isFullRun ? {} : { tagsFilter: [`!${full} || ${everyRun}`] }),
      // These only end hung tests. No timing requirement relies on them, so a busy machine fails nothing.
      hookTimeout: 60_000,
      testTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      globalSetup: [
        ...(postgres ? ['@dst/vitest-config/postgres'] : []),
        ...(embedded ? ['@dst/vitest-config/empty-database'] : []),
        ...(migrated === undefined ? [] : [migrated]),
      ],
      ...(coverage === undefined
        ? {}
        : {
            coverage: {
              enabled: true,
              provider: 'v8' as const,
              include: ['src/**'],
              reporter: ['text-summary', 'lcovonly'],
              reportsDirectory: 'reports/coverage',
              thresholds: { lines: coverage, branches: coverage },
            },
          }),
    },
  }
}
