export type { LegalDocument } from './legal-document.ts'
export { privacy } from './privacy.ts'
export { terms } from './terms.ts'
