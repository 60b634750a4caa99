/** A route's entry in the framework's manifest. */
interface RouteEntry {
  imports?: string[]
  [name: string]: unknown
}

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, RouteEntry>
}

const text = /^window\.__reactRouterManifest=(?<manifest>\{.*\});$/s

/**
 * Shrinks the route manifest, which every page loads: removes values that the framework treats as false or empty when
 * they are missing, removes the scripts that every page starts with, and sorts the other scripts the same way for all
 * routes, since repeats compress well. Throws if the framework writes the manifest in another format.
 */
export function shortManifest(script: string): string {
  const found = text.exec(script.trim())?.groups?.['manifest']
  if (found === undefined)
    throw new Error('The list of routes does not look as it did; see whether it can be shortened')
  const manifest = JSON.parse(found) as Manifest
  const { root, ...others } = manifest.routes
  const everywhere = new Set([manifest.entry.module, ...manifest.entry.imports, ...(root?.imports ?? [])])
  const counts = count(Object.values(others).flatMap(({ imports = [] }) => imports))
  const rarestFirst = (one: string, other: string) =>
    (counts.get(one) ?? 0) - (counts.get(other) ?? 0) || (one < other ? -1 : 1)
  for (const route of Object.values(others))
    route.imports = (route.imports ?? []).filter((file) => !everywhere.has(file)).toSorted(rarestFirst)
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, withoutFalseAndEmpty(route)]),
  )
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`
}

function count(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function withoutFalseAndEmpty(route: RouteEntry): RouteEntry {
  return Object.fromEntries(
    Object.entries(route).filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0)),
  )
}
