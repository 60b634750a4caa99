export { fail, succeed } from './result'
export type { Result } from './result'
