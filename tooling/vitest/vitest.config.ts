import { defineConfig } from 'vitest/config'
import { nodeTests } from './src/index.ts'

export default defineConfig(nodeTests({ postgres: true, embedded: true }))
