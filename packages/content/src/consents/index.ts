export { agreementText, consentKinds, consentText, type ConsentKind } from './consent-text.ts'
