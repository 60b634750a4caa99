import { nodeTests } from '@dst/vitest-config'
import { defineConfig } from 'vitest/config'

const { test, ...resolution } = nodeTests({ postgres: true, migrated: './src/testing/migrated-databases.ts' })

/** What documents of this repository say about the server; a task of its own, because every change to one repeats it. */
export default defineConfig({
  ...resolution,
  test: { ...test, include: ['**/*.document.test.ts'], outputFile: { json: 'reports/documents.json' } },
})
