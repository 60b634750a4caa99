export { glossary } from './glossary.ts'
export type { GlossaryTerm } from './glossary.ts'
