export { capitalized } from './capitalized.ts'
export { inWords } from './in-words.ts'
export { listed } from './listed.ts'
export { longDate } from './long-date.ts'
