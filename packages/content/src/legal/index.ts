export type { LegalDocument } from './legal-document'
export { privacy } from './privacy'
export { terms } from './terms'
