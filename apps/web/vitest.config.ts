import { nodeTests } from '@dst/vitest-config'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(nodeTests(), { resolve: { tsconfigPaths: true } })
