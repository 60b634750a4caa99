import { answerPath, answerSlugs, type AnswerPath } from './answer-slugs.ts'

const pages = [
  '/',
  '/learn',
  '/accreditation',
  '/process',
  '/faq',
  '/glossary',
  '/states',
  '/figures',
  '/answers',
  '/ways/not-accredited',
  '/ways/getting-ready',
  '/exchange',
  '/exchange/money',
  '/exchange/list',
  '/exchange/compare',
  '/exchange/offerings',
  '/exchange/after',
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

type PagePath = (typeof pages)[number] | AnswerPath

/** The pages that content can link to. Whoever imports only other things of the site doesn't get them. */
export const contentPaths: readonly PagePath[] = /* @__PURE__ */ allPaths()

function allPaths(): readonly PagePath[] {
  return [...pages, ...answerSlugs.map(answerPath)]
}

/** A page of the site, optionally with an anchor. */
export type ContentPath = PagePath | `${PagePath}#${string}`

/** A link from content to a page of the site. */
export interface InternalLink {
  readonly label: string
  readonly to: ContentPath
}
