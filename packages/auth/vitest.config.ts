import { nodeTests } from '@dst/vitest-config'

export default nodeTests({ embedded: true })
