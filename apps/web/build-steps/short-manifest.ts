/** A route's entry in the framework's manifest. */
interface RouteEntry {
  imports?: string[]
  [name: string]: unknown
}

interface Manifest {
  entry: object
  routes: Record<string, RouteEntry>
}

const text = /^window\.__reactRouterManifest=(?<manifest>\{.*\});$/s

/**
 * Shrinks the route manifest, which every page loads: removes values that the framework treats as false or empty when
 * they are missing, and the scripts of the routes. The framework reads these only for the page that is shown, whose
 * scripts its HTML names already, and for links that prefetch, which the site has none of. Throws if the framework
 * writes the manifest in another format.
 */
export function shortManifest(script: string): string {
  const found = text.exec(script.trim())?.groups?.['manifest']
  if (found === undefined)
    throw new Error('The list of routes does not look as it did; see whether it can be shortened')
  const manifest = JSON.parse(found) as Manifest
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, withoutFalseAndEmpty({ ...route, imports: [] })]),
  )
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`
}

function withoutFalseAndEmpty(route: RouteEntry): RouteEntry {
  return Object.fromEntries(
    Object.entries(route).filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0)),
  )
}
