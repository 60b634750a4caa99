import { stateFigures } from '@dst/domain/parameters/states'
import { paths, type Path, type StatePath } from './paths.ts'
import { statePath } from './state-paths.ts'

// For the build alone: what pages load has no list of pages.

/** The pages of the states. */
export const statePaths: readonly StatePath[] = Object.values(stateFigures).map(({ name }) => statePath(name))

/** Pages that are prerendered as HTML at build time; the others need a session or a link's tokens. */
export const prerenderedPaths: readonly (Path | StatePath)[] = [
  paths.home,
  paths.learn,
  paths.accreditation,
  paths.process,
  paths.faq,
  paths.glossary,
  paths.sources,
  paths.figures,
  paths.states,
  paths.notAccredited,
  paths.gettingReady,
  paths.afterClosing,
  paths.highLoan,
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
  ...statePaths,
]

/** Not addresses of pages: their HTML is served for every unknown path of their folder, and works without scripts. */
export const notFoundPaths = ['/404', `${paths.states}/404`] as const

/** Alias paths of a page, and the path that search engines index. */
const mainPaths: Partial<Record<Path | StatePath, Path>> = {
  [paths.termsAlias]: paths.terms,
  [paths.privacyAlias]: paths.privacy,
}

/** The public pages, each with its canonical path only. */
export function publicPaths(): readonly (Path | StatePath)[] {
  return prerenderedPaths.filter((path) => mainPaths[path] === undefined)
}
