/** Every address of the site, so that no other file spells a URL. */
export const paths = {
  home: '/',
  learn: '/learn',
  accreditation: '/accreditation',
  process: '/process',
  faq: '/faq',
  glossary: '/glossary',
  sources: '/sources',
  notAccredited: '/ways/not-accredited',
  gettingReady: '/ways/getting-ready',
  afterClosing: '/ways/after-closing',
  highLoan: '/ways/high-loan',
  contact: '/contact',
  signIn: '/login',
  signUp: '/signup',
  questionnaire: '/questionnaire',
  profile: '/profile',
  dashboard: '/dashboard',
  ownData: '/profile/data',
  verifyEmail: '/verify-email',
  verifySignUp: '/verify-signup',
  authCallback: '/auth/callback',
  resetPassword: '/reset-password',
  terms: '/terms',
  termsAlias: '/terms-and-conditions',
  privacy: '/privacy',
  privacyAlias: '/privacy-policy',
} as const satisfies Record<string, `/${string}`>

/** One of the site's own addresses, without query or fragment. */
export type Path = (typeof paths)[keyof typeof paths]

/** Pages that are written as HTML when the site is built; the others need a session or a link's tokens. */
export const prerenderedPaths = [
  paths.home,
  paths.learn,
  paths.accreditation,
  paths.process,
  paths.faq,
  paths.glossary,
  paths.sources,
  paths.notAccredited,
  paths.gettingReady,
  paths.afterClosing,
  paths.highLoan,
  paths.contact,
  paths.terms,
  paths.termsAlias,
  paths.privacy,
  paths.privacyAlias,
  paths.signIn,
  paths.signUp,
] as const satisfies readonly Path[]

/** No page's address: what is written for it shows wherever there is none, also without scripts. */
export const notFoundPath = '/404'

/** Second addresses of a page, and the address that search engines list it under. */
const mainPaths: Partial<Record<Path, Path>> = { [paths.termsAlias]: paths.terms, [paths.privacyAlias]: paths.privacy }

/** The public pages, each by its main address alone. */
export function publicPaths(): readonly Path[] {
  return prerenderedPaths.filter((path) => mainPaths[path] === undefined)
}

/** One step of the questionnaire. */
export function questionnaireStepPath(step: number): string {
  return `${paths.questionnaire}?step=${step}`
}

/** What the address names as the step that shows the result. */
export const resultStep = 'result'

/** The result of the questionnaire: an address of its own, so that a reload shows it again. */
export const questionnaireResultPath = `${paths.questionnaire}?step=${resultStep}`

/** The fragment of an address that opens the form of a consultation request there. */
export const requestFragment = 'request'

/** Where the auth provider sends a person back to, and from which page that person left. */
export function authCallbackUrl(origin: string, from?: 'login' | 'signup'): string {
  const url = new URL(paths.authCallback, origin)
  if (from !== undefined) url.searchParams.set('from', from)
  return url.href
}

/** Where a password-recovery e-mail leads. */
export function resetPasswordUrl(origin: string): string {
  return new URL(paths.resetPassword, origin).href
}
