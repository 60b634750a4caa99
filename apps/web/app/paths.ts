/** Every path of the site, so that no other file hard-codes a URL. */
export const paths = {
  home: '/',
  learn: '/learn',
  accreditation: '/accreditation',
  process: '/process',
  faq: '/faq',
  glossary: '/glossary',
  sources: '/sources',
  figures: '/figures',
  states: '/states',
  notAccredited: '/ways/not-accredited',
  gettingReady: '/ways/getting-ready',
  afterClosing: '/ways/after-closing',
  highLoan: '/ways/high-loan',
  exchange: '/exchange',
  exchangeMoney: '/exchange/money',
  exchangeList: '/exchange/list',
  exchangeCompare: '/exchange/compare',
  exchangeOfferings: '/exchange/offerings',
  exchangeAfter: '/exchange/after',
  exchangePacket: '/exchange/packet',
  exchangeShared: '/exchange/shared',
  exchangeMethod: '/exchange/method',
  contact: '/contact',
  signIn: '/login',
  signUp: '/signup',
  questionnaire: '/questionnaire',
  profile: '/profile',
  dashboard: '/dashboard',
  myData: '/profile/data',
  verifyEmail: '/verify-email',
  verifySignUp: '/verify-signup',
  authCallback: '/auth/callback',
  mailedLink: '/auth/confirm',
  resetPassword: '/reset-password',
  undo: '/this-was-not-me',
  terms: '/terms',
  termsAlias: '/terms-and-conditions',
  privacy: '/privacy',
  privacyAlias: '/privacy-policy',
  desk: '/desk',
  privacyChoices: '/privacy-choices',
} as const satisfies Record<string, `/${string}`>

/** The page of a state. */
export type StatePath = `${typeof paths.states}/${string}`

/** One of the site's own paths, without query or fragment. */
export type Path = (typeof paths)[keyof typeof paths]

/** One step of the questionnaire. */
export function questionnaireStepPath(step: number): string {
  return `${paths.questionnaire}?step=${step}`
}

/** The `step` value in the URL that shows the result. */
export const resultStep = 'result'

/** The result of the questionnaire: it has its own URL, so that a reload shows it again. */
export const questionnaireResultPath = `${paths.questionnaire}?step=${resultStep}`

/** The URL fragment that opens the consultation request form. */
export const requestFragment = 'request'
