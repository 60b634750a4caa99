import { isFullRun } from '@dst/vitest-config/run'

/** Every public page: its path and text from its heading. */
export const publicPages = [
  ['/', 'DST Investing. Made Simple.'],
  ['/learn', 'Understanding Delaware Statutory Trusts'],
  ['/accreditation', 'Investor Accreditation'],
  ['/process', 'Your Expert Gateway to Vetted DST Investments'],
  ['/faq', 'Frequently Asked Questions'],
  ['/faq/what-is-boot', 'What is boot, and what happens to my mortgage?'],
  ['/glossary', 'Glossary'],
  ['/glossary/boot', 'Boot'],
  ['/search', 'Search'],
  ['/sources', 'Sources'],
  ['/figures', 'Figures'],
  ['/states', 'State tax on a gain'],
  ['/states/california', 'Tax on a gain in California'],
  ['/ways/not-accredited', 'If you are not accredited'],
  ['/ways/getting-ready', 'Getting ready'],
  ['/answers', 'Answers'],
  ['/answers/boot', 'How is boot taxed, and in which order?'],
  ['/answers/what-went-wrong', 'What has gone wrong in practice?'],
  ['/contact', 'Contact'],
  ['/terms', 'Terms'],
  ['/terms-and-conditions', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/privacy-policy', 'Privacy'],
  ['/privacy-choices', 'Your privacy choices'],
  ['/login', 'Welcome Back'],
  ['/signup', 'Create Your Account'],
] as const

const secondAddresses: readonly string[] = ['/terms-and-conditions', '/privacy-policy']

/** Every public page at its main address; in the full run at each. */
export const pagesOfThisRun = publicPages.filter(([path]) => isFullRun || !secondAddresses.includes(path))

/** A path that does not exist, with the heading of the page shown there. */
export const missingPage = ['/no/such/page', 'Page Not Found'] as const
