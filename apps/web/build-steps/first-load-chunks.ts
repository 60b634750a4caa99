import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The files, by their full paths, that the chunks are made by. */
export interface FirstLoads {
  /** Starts every page. */
  entryClient: string
  /** The route around every page. */
  root: string
  /** Routes whose shared parts are worth one chunk. */
  contentRoutes: readonly string[]
  /** Routes where people come in, whose shared parts are worth another one, as far as no public route needs them. */
  accountRoutes: readonly string[]
  /** The same for those where they have their own. */
  personalRoutes: readonly string[]
  publicRoutes: readonly string[]
}

/** What fewer pages share would burden the others more than a file of its own costs these. */
const sharedBy = 4

const bundlerRuntime = '\0rolldown/'
const routeQuery = '?__react-router-build-client-route'

/**
 * The chunks that first loads are made of: `framework` and `site` for what every page needs, `content`,
 * `account` and `personal` for what several pages of those kinds share; the bundler places the rest by itself. Few chunks compress better than many.
 */
export function firstLoadChunks({
  entryClient,
  root,
  contentRoutes,
  accountRoutes,
  personalRoutes,
  publicRoutes,
}: FirstLoads): Rolldown.CodeSplittingGroup[] {
  const everyPage = once((modules) => reachable([entryClient, root + routeQuery], modules))
  const each = (routes: readonly string[]) =>
    once((modules) => routes.map((route) => reachable([route + routeQuery], modules)))
  const [contentPages, publicPages] = [each(contentRoutes), each(publicRoutes)]
  const [accountPages, personalPages] = [each(accountRoutes), each(personalRoutes)]
  const count = (pages: readonly Set<string>[], id: string) => pages.filter((page) => page.has(id)).length
  const group = (
    name: string,
    priority: number,
    belongs: (id: string, modules: Modules) => boolean,
  ): Rolldown.CodeSplittingGroup => ({
    name: (id, modules) => (belongs(id, modules) ? name : null),
    priority,
  })
  const isAccount = (id: string, modules: Modules) =>
    count(accountPages(modules), id) > 1 && count(publicPages(modules), id) === 0
  const isPersonal = (id: string, modules: Modules) =>
    count(personalPages(modules), id) > 1 && count([...accountPages(modules), ...publicPages(modules)], id) === 0
  // A chunk takes along what its modules import: none of those may be another page's.
  const brings = (id: string, modules: Modules, kinds: readonly (typeof isAccount)[]) =>
    [...reachable([id], modules)].every(
      (part) => everyPage(modules).has(part) || kinds.some((isOfKind) => isOfKind(part, modules)),
    )
  return [
    group(
      'framework',
      3,
      (id, modules) => id.startsWith(bundlerRuntime) || (id.includes('/node_modules/') && everyPage(modules).has(id)),
    ),
    // The entry acts when it is imported, so it stays alone: the starter imports it last.
    group('site', 2, (id, modules) => id !== entryClient && everyPage(modules).has(id)),
    group('content', 1, (id, modules) => count(contentPages(modules), id) >= sharedBy),
    group('account', 0.5, (id, modules) => isAccount(id, modules) && brings(id, modules, [isAccount])),
    group('personal', 0, (id, modules) => isPersonal(id, modules) && brings(id, modules, [isAccount, isPersonal])),
  ]
}

/** The graph is complete when the first chunk is asked about, and the same for all. */
function once<T>(compute: (modules: Modules) => T): (modules: Modules) => T {
  let value: { of: T } | undefined
  return (modules) => (value ??= { of: compute(modules) }).of
}

/** Everything that the modules import for their start, imports of imports included. */
function reachable(entries: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const info = modules.getModuleInfo(id)
    if (info === null) throw new Error(`The build has no module ${id}; the chunks of first loads are made by it`)
    waiting.push(...info.importedIds)
  }
  return found
}
