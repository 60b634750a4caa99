/** The pages that content can link to. */
export const contentPaths = [
  '/',
  '/learn',
  '/accreditation',
  '/process',
  '/faq',
  '/glossary',
  '/ways/not-accredited',
  '/ways/getting-ready',
  '/ways/after-closing',
  '/ways/high-loan',
  '/exchange',
  '/exchange/money',
  '/exchange/list',
  '/exchange/compare',
  '/exchange/packet',
  '/exchange/method',
  '/contact',
  '/login',
  '/signup',
  '/questionnaire',
  '/profile',
  '/profile/data',
  '/terms',
  '/privacy',
  '/privacy-choices',
] as const

/** A page of the site, optionally with an anchor. */
export type ContentPath = (typeof contentPaths)[number] | `${(typeof contentPaths)[number]}#${string}`

/** A link from content to a page of the site. */
export interface InternalLink {
  readonly label: string
  readonly to: ContentPath
}
