import { paths, type Path } from './paths.ts'

// For the build alone: what pages load has no list of pages.

/** Pages that are prerendered as HTML at build time; the others need a session or a link's tokens. */
export const prerenderedPaths = [
  paths.home,
  paths.learn,
  paths.accreditation,
  paths.process,
  paths.faq,
  paths.glossary,
  paths.sources,
  paths.figures,
  paths.notAccredited,
  paths.gettingReady,
  paths.afterClosing,
  paths.highLoan,
  paths.exchange,
  paths.exchangeMoney,
  paths.exchangeList,
  paths.exchangeCompare,
  paths.exchangePacket,
  paths.exchangeMethod,
  paths.contact,
  paths.terms,
  paths.termsAlias,
  paths.privacy,
  paths.privacyAlias,
  paths.signIn,
  paths.signUp,
] as const satisfies readonly Path[]

/** Not the address of a page: its HTML is served for every unknown path, and works without scripts. */
export const notFoundPath = '/404'

/** Alias paths of a page, and the path that search engines index. */
const mainPaths: Partial<Record<Path, Path>> = { [paths.termsAlias]: paths.terms, [paths.privacyAlias]: paths.privacy }

/** The public pages, each with its canonical path only. */
export function publicPaths(): readonly Path[] {
  return prerenderedPaths.filter((path) => mainPaths[path] === undefined)
}
