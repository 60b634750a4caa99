import { sectionText } from '../blocks/index.ts'
import { privacy, terms, type LegalDocument } from '../legal/index.ts'
import { partnerDisclosure } from '../partner/index.ts'
import { termsAgreement } from '../site/index.ts'
import { exchangeReminders, notificationSettings, type NotificationName } from '../notifications/index.ts'

/** What a user can agree to. */
export type ConsentKind =
  'terms' | 'data-sharing' | ContactConsentKind | typeof exchangeReminders.name | NotificationName

/** What a user can agree to about being contacted at a number. */
export type ContactConsentKind = (typeof contactConsentKinds)[number]

/** The consents to be contacted at a number, by which way each. */
export const contactConsentKinds = ['phone-calls', 'text-messages'] as const

/** The language in which every consent is shown (BCP 47). */
export const consentLanguage = 'en'

/**
 * Everything that a user sees where they agree, in page order. The text is stored with the consent, and its version
 * and hash are computed from it.
 */
export function consentText(kind: ConsentKind): string {
  if (kind === 'terms') return agreementText(terms, privacy)
  if (kind === 'data-sharing') return dataSharingText()
  if (kind === 'phone-calls') return [partnerDisclosure.callConsent, partnerDisclosure.contactNotice].join('\n')
  if (kind === 'text-messages') return [partnerDisclosure.textConsent, partnerDisclosure.contactNotice].join('\n')
  if (kind === exchangeReminders.name) return [exchangeReminders.label, exchangeReminders.hint].join('\n')
  return notificationSettings.flatMap(({ name, label, hint }) => (name === kind ? [label, hint] : [])).join('\n')
}

/** What somebody agrees to with these terms and this privacy policy; those in effect are the consent `terms`. */
export function agreementText(ofService: LegalDocument, ofPrivacy: LegalDocument): string {
  return [termsAgreement.join(''), documentText(ofService), documentText(ofPrivacy)].join('\n\n')
}

/** Every kind of consent. */
export const consentKinds: readonly ConsentKind[] = [
  'terms',
  'data-sharing',
  ...contactConsentKinds,
  exchangeReminders.name,
  ...notificationSettings.map(({ name }) => name),
]

function dataSharingText(): string {
  const { partner, compensation, feeTerms, dataSharingConsent, dataSharingNotice } = partnerDisclosure
  return [
    dataSharingConsent,
    dataSharingNotice,
    `${partner.name}: ${partner.description}`,
    compensation.heading,
    compensation.text,
    feeTerms,
  ].join('\n')
}

function documentText({ title, dateLabel, intro, sections }: LegalDocument): string {
  return [title, dateLabel, intro, ...sections.map((section) => sectionText(section))].join('\n')
}
