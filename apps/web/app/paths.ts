import type { AnswerPath, Asked } from '@dst/content/answers'

/** Every path of the site, so that no other file hard-codes a URL. */
export const paths = {
  home: '/',
  learn: '/learn',
  accreditation: '/accreditation',
  process: '/process',
  faq: '/faq',
  glossary: '/glossary',
  search: '/search',
  sources: '/sources',
  figures: '/figures',
  states: '/states',
  notAccredited: '/ways/not-accredited',
  gettingReady: '/ways/getting-ready',
  answers: '/answers',
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

/** The page of a sheet of questions to print. */
type SheetPath = `${typeof paths.answers}/sheets/${Asked}`

/** The address of a sheet of questions. */
export function sheetPath(asked: Asked): SheetPath {
  return `${paths.answers}/sheets/${asked}`
}

/** The page of a term of the glossary. */
export type TermPath = `${typeof paths.glossary}/${string}`

/** The page of one question of the FAQ. */
export type QuestionPath = `${typeof paths.faq}/${string}`

/** One of the site's own paths, without query or fragment. */
export type Path = (typeof paths)[keyof typeof paths]

/** One of the site's pages, and those that one route has for many. */
export type PagePath = Path | StatePath | TermPath | QuestionPath | AnswerPath | SheetPath

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
