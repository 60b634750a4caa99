import { site } from '../site/index.ts'
import { figures } from '../figures/figures.ts'
import type { LegalDocument } from './legal-document.ts'
import { legalVersion } from './legal-section.ts'
import { privacyOfData } from './privacy-data.ts'
import { privacyOfRights } from './privacy-rights.ts'

/** The privacy policy. The owner's attorney must review it before launch. */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  pageTitle: `Privacy Policy | ${site.brand}`,
  date: figures.legalDate,
  dateLabel: figures.legalDateText,
  version: legalVersion,
  intro: 'What we collect, why, who sees it, and what you can do about it.',
  sections: [...privacyOfData, ...privacyOfRights],
  continueLink: { label: 'Continue to Registration', to: '/signup' },
}
