import { site } from '../site/index'
import type { LegalDocument } from './legal-document'
import { legalVersion } from './legal-section'
import { privacyOfData } from './privacy-data'
import { privacyOfRights } from './privacy-rights'

/** The privacy policy. The owner's attorney has to read it before launch. */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  pageTitle: `Privacy Policy | ${site.brand}`,
  date: '2024-12-30',
  dateLabel: 'December 30, 2024',
  version: legalVersion,
  intro: 'What we collect, why, who sees it, and what you can do about it.',
  sections: [...privacyOfData, ...privacyOfRights],
  continueLink: { label: 'Continue to Registration', to: '/signup' },
}
