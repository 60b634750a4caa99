import { answerPath, answers, answerSlugs, sheetNames } from '@dst/content/answers'
import { builtInFaqs, faqPath } from '@dst/content/faq'
import { termPath, termsWithPages } from '@dst/content/glossary'
import { stateFigures } from '@dst/domain/parameters/states'
import { paths, sheetPath, type PagePath, type Path, type StatePath } from './paths.ts'
import { statePath } from './state-paths.ts'

// For the build alone: what pages load has no list of pages.

/** The pages of the states. */
const statePaths: readonly StatePath[] = Object.values(stateFigures).map(({ name }) => statePath(name))

/** Pages of which one route has many: of states, of terms, of questions, of answers. */
export const pagesOfLists: readonly PagePath[] = [
  ...statePaths,
  ...termsWithPages.map((term) => termPath(term)),
  ...builtInFaqs.map(faqPath),
  ...answerSlugs.map(answerPath),
  ...sheetNames.map(sheetPath),
]

/** Pages that are prerendered as HTML at build time; the others need a session or a link's tokens. */
export const prerenderedPaths: readonly PagePath[] = [
  paths.home,
  paths.learn,
  paths.accreditation,
  paths.process,
  paths.faq,
  paths.glossary,
  paths.search,
  paths.sources,
  paths.figures,
  paths.states,
  paths.notAccredited,
  paths.gettingReady,
  paths.answers,
  paths.exchange,
  paths.exchangeMoney,
  paths.exchangeList,
  paths.exchangeCompare,
  paths.exchangeOfferings,
  paths.exchangeAfter,
  paths.exchangePacket,
  paths.exchangeMethod,
  paths.contact,
  paths.terms,
  paths.termsAlias,
  paths.privacy,
  paths.privacyAlias,
  paths.privacyChoices,
  paths.signIn,
  paths.signUp,
  ...pagesOfLists,
]

/** Not addresses of pages: their HTML is served for every unknown path of their folder, and works without scripts. */
export const notFoundPaths = [
  '/404',
  ...[paths.states, paths.glossary, paths.faq, paths.answers].map((folder) => `${folder}/404` as const),
]

/** Alias paths of a page, and the path that search engines index. */
const mainPaths: Partial<Record<PagePath, Path>> = {
  [paths.termsAlias]: paths.terms,
  [paths.privacyAlias]: paths.privacy,
}

/** The public pages, each with its canonical path only. */
export function publicPaths(): readonly PagePath[] {
  return prerenderedPaths.filter((path) => mainPaths[path] === undefined)
}

/** The day on which each answer was last changed, by its path. */
export function changedOn(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values(answers).map(({ slug, evidence: { changes } }) => [answerPath(slug), changes.at(-1)?.on ?? '']),
  )
}
