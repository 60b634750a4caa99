export { glossary, hasPage, termPath, termsWithPages } from './glossary.ts'
export type { GlossaryTerm, TermWithPage } from './glossary-term.ts'
