export { comingSections, comingVersionOf, withSections, type ComingSections, type ComingVersion } from './coming.ts'
export type { LegalDocument } from './legal-document.ts'
export { legalStatus, legalStatusOf, legalVersions, type LegalStatus, type LegalVersion } from './legal-versions.ts'
export { privacyChoices, type PrivacyChoice, type PrivacyChoices } from './privacy-choices.ts'
export { privacy } from './privacy.ts'
export {
  remainsAfterDeletion,
  retainedData,
  type RetainedData,
  type RetentionKeeper,
  type SweptKind,
} from './retained-data.ts'
export { terms } from './terms.ts'
