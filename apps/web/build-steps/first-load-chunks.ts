import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The files, by absolute path, that the chunks are based on. */
export interface FirstLoads {
  /** The entry of every page. */
  entryClient: string
  /** The root route of every page. */
  root: string
  /** Routes whose shared modules are worth a chunk. */
  contentRoutes: readonly string[]
  /** Sign-in and sign-up routes, whose shared modules get another chunk, unless a public route needs them. */
  accountRoutes: readonly string[]
  /** The same for the routes of a user's own pages. */
  personalRoutes: readonly string[]
  publicRoutes: readonly string[]
}

/** Modules shared by fewer pages would cost the other pages more than a separate file costs these. */
const sharedBy = 4

const bundlerRuntime = '\0rolldown/'
const routeQuery = '?__react-router-build-client-route'

/**
 * The chunks of the first page load: `framework` and `site` for what every page needs, `content`, `account` and
 * `personal` for what several pages of those kinds share; the bundler places the rest by itself. Few chunks compress
 * better than many.
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
  // A chunk pulls in the imports of its modules: none of those may belong to another page.
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
    // The entry has side effects on import, so it stays alone: the router's script imports it last.
    group('site', 2, (id, modules) => id !== entryClient && everyPage(modules).has(id)),
    group('content', 1, (id, modules) => count(contentPages(modules), id) >= sharedBy),
    group('account', 0.5, (id, modules) => isAccount(id, modules) && brings(id, modules, [isAccount])),
    group('personal', 0, (id, modules) => isPersonal(id, modules) && brings(id, modules, [isAccount, isPersonal])),
  ]
}

/** The module graph is complete when the first chunk is computed, and the same for all. */
function once<T>(compute: (modules: Modules) => T): (modules: Modules) => T {
  let value: { of: T } | undefined
  return (modules) => (value ??= { of: compute(modules) }).of
}

/** Everything that the modules import statically, including transitive imports. */
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
