import { nodeTests } from '@dst/vitest-config'
import { defineConfig } from 'vitest/config'

const { test: { include = [], exclude = [], ...shared } = {}, ...resolution } = nodeTests({
  postgres: true,
  migrated: './src/testing/migrated-databases.ts',
})

/**
 * These measure time, or exhaust resources that other tests need: they run one after the other, when nothing else runs.
 */
const alone = [
  'account-timing',
  'clock-jump',
  'connections',
  'database-outage',
  'full-disk',
  'many-people.db',
  'outage',
  'server-outage',
  'slow-mail',
].map((name) => `src/${name}.test.ts`)

// Most of the others wait for a server, a queue or a clock, and can run in parallel.
export default defineConfig({
  ...resolution,
  test: {
    ...shared,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include,
          exclude: [...exclude, ...alone],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
})
