import { nodeTests } from '@dst/vitest-config'
import { isFullRun } from '@dst/vitest-config/run'
import { defineConfig } from 'vitest/config'

const { test: { include = [], exclude = [], ...shared } = {}, ...resolution } = nodeTests({
  postgres: true,
  migrated: './src/testing/migrated-databases.ts',
})

/**
 * In the full run these measure time, or exhaust resources that other tests need: they run one after the other, when
 * nothing else runs. In the usual run nothing depends on time.
 */
const alone = isFullRun
  ? [
      'account-timing',
      'clock-jump',
      'connections',
      'crash',
      'database-outage',
      'desk-crash',
      'full-disk',
      'lead-crash',
      'many-users.db',
      'server-outage',
      'slow-mail',
    ].map((name) => `tests/${name}.test.ts`)
  : []

/** Most tests wait for a server, a queue or a clock, and can run in parallel. */
const together = {
  extends: true as const,
  test: {
    name: 'together',
    include,
    exclude: [...exclude, ...alone, '**/*.document.test.ts'],
    maxWorkers: 3,
    sequence: { groupOrder: 0 },
  },
}
const apart = {
  extends: true as const,
  test: { name: 'alone', include: alone, exclude, maxWorkers: 1, sequence: { groupOrder: 1 } },
}

export default defineConfig({
  ...resolution,
  test: { ...shared, projects: isFullRun ? [together, apart] : [together] },
})
