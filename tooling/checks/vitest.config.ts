import { nodeTests } from '@dst/vitest-config'
import { defineConfig } from 'vitest/config'

export default defineConfig(nodeTests())
