import { site } from '../site/index.ts'
import { figures } from '../figures/figures.ts'
import type { LegalDocument } from './legal-document.ts'
import { legalVersion } from './legal-section.ts'
import { termsInGeneral } from './terms-general.ts'
import { termsOfPartnersAndRisks } from './terms-partners.ts'
import { termsOfTheService } from './terms-service.ts'

/** The terms of service. The owner's attorney must review them before launch. */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  pageTitle: `Terms of Service | ${site.brand}`,
  date: figures.legalDate,
  dateLabel: figures.legalDateText,
  version: legalVersion,
  intro: 'What this site does and does not do for you, who pays for it, and the rules for using it.',
  sections: [...termsOfTheService, ...termsOfPartnersAndRisks, ...termsInGeneral],
  continueLink: { label: 'Continue to Registration', to: '/signup' },
}
