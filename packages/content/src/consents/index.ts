export { consentKinds, consentWords, type ConsentKind } from './consent-words.ts'
