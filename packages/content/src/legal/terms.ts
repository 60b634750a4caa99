import { site } from '../site/index'
import type { LegalDocument } from './legal-document'
import { legalVersion } from './legal-section'
import { termsInGeneral } from './terms-general'
import { termsOfPartnersAndRisks } from './terms-partners'
import { termsOfTheService } from './terms-service'

/** The terms of service. The owner's attorney has to read them before launch. */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  pageTitle: `Terms of Service | ${site.brand}`,
  date: '2024-12-30',
  dateLabel: 'December 30, 2024',
  version: legalVersion,
  intro: 'What this site does and does not do for you, who pays for it, and the rules for using it.',
  sections: [...termsOfTheService, ...termsOfPartnersAndRisks, ...termsInGeneral],
  continueLink: { label: 'Continue to Registration', to: '/signup' },
}
