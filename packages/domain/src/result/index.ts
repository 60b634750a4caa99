export { fail, succeed } from './result.ts'
export type { Result } from './result.ts'
