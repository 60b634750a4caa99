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
}

/** What fewer pages share would burden the others more than a file of its own costs these. */
const sharedBy = 4

const bundlerRuntime = '\0rolldown/'
const routeQuery = '?__react-router-build-client-route'

/**
 * The chunks that first loads are made of: `framework` and `site` for what every page needs, `content` for what
 * several content pages share; the bundler places the rest by itself. Few chunks compress better than many.
 */
export function firstLoadChunks({ entryClient, root, contentRoutes }: FirstLoads): Rolldown.CodeSplittingGroup[] {
  const everyPage = once((modules) => reachable([entryClient, root + routeQuery], modules))
  const contentPages = once((modules) => contentRoutes.map((route) => reachable([route + routeQuery], modules)))
  const group = (name: string, priority: number, belongs: (id: string, modules: Modules) => boolean): Rolldown.CodeSplittingGroup => ({
    name: (id, modules) => (belongs(id, modules) ? name : null),
    priority,
  })
  return [
    group('framework', 3, (id, modules) => id.startsWith(bundlerRuntime) || (id.includes('/node_modules/') && everyPage(modules).has(id))),
    // The entry acts when it is imported, so it stays alone: the starter imports it last.
    group('site', 2, (id, modules) => id !== entryClient && everyPage(modules).has(id)),
    group('content', 1, (id, modules) => contentPages(modules).filter((page) => page.has(id)).length >= sharedBy),
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
