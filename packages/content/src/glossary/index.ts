export { glossary } from './glossary'
export type { GlossaryTerm } from './glossary'
