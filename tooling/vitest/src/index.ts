import { configDefaults, type ViteUserConfig } from 'vitest/config'

/** Options that one workspace chooses. */
export interface TestConfigOptions {
  /** Start or find a real Postgres before the run and put its URL into `TEST_DATABASE_URL`. */
  postgres?: boolean
  /** Prepare what `openEmbeddedDatabase` of `@dst/vitest-config/embedded-database` opens. */
  embedded?: boolean
  /**
   * A global set-up made by `migrateOnce` of `@dst/vitest-config/migrated-databases`, for a workspace with `postgres`.
   */
  migrated?: string
  /**
   * Try what is red once more, for a workspace whose tests start servers and wait for clocks; the run names it
   * (decision 0021).
   */
  secondTry?: boolean
  /** Give each file modules of its own: for a workspace whose files replace modules that other files use. */
  isolate?: boolean
  /** Measure coverage of `src` and fail below this percentage of lines and branches. */
  coverage?: number
}

/**
 * How tests find a package of this repository: by the condition of `exports` that leads to its sources, so that
 * nothing has to be built first. Vitest adds its own conditions.
 */
const sources = { conditions: ['@dst/source'] }

/**
 * The test configuration of a Node workspace: a readable report on the terminal, a JSON report at
 * `reports/unit.json` that `npm test` sums, and a failure when no test ran.
 */
export function nodeTests({
  postgres = false,
  embedded = false,
  migrated,
  secondTry = false,
  isolate = false,
  coverage,
}: TestConfigOptions = {}): ViteUserConfig {
  return {
    resolve: sources,
    ssr: { resolve: sources },
    // Where Vitest loads the set-ups that run once.
    environments: { __vitest__: { resolve: sources } },
    test: {
      include: ['**/*.test.ts', '**/*.test.tsx', '**/*.db.test.ts'],
      exclude: [...configDefaults.exclude, '**/build/**', '**/fixtures/**'],
      reporters: ['default', 'json'],
      outputFile: { json: 'reports/unit.json' },
      passWithNoTests: false,
      // Loading the same modules anew for every file takes most of the time of small tests.
      isolate,
      retry: secondTry ? 1 : 0,
      // These end what hangs. No promise about time rests on them, so a busy machine fails nothing.
      hookTimeout: 60_000,
      testTimeout: 60_000,
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
