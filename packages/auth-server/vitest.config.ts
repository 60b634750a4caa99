import { nodeTests } from '@dst/vitest-config'
import { defineConfig } from 'vitest/config'

export default defineConfig(nodeTests({ postgres: true, migrated: './tests/migrated-databases.ts', properties: true }))
