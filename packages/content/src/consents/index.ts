export {
  agreementText,
  consentKinds,
  consentLanguage,
  consentText,
  contactConsentKinds,
  type ConsentKind,
  type ContactConsentKind,
} from './consent-text.ts'
