import { inlineCall } from './inline-call.ts'
import { startPage, type PageScripts } from './page-starter.ts'

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/g
const moduleText =
  /^import "(?<manifest>[^"]+)";(?<imports>(?:\s*import \* as route\d+ from "[^"]+";)+)\s*window\.__reactRouterRouteModules = \{(?<modules>[^{}]*)\};\s*import\("(?<entry>[^"]+)"\);\s*$/

/**
 * The prerendered page with its script started late (see page-starter.ts) instead of at once.
 * Throws when the page is not as the router's build is known to write it.
 */
export function withLateStart(html: string): string {
  const files = [...html.matchAll(preloadLink)].map(([, href = '']) => href)
  const [script, ...others] = html.matchAll(moduleScript)
  if (files.length === 0) throw new Error('it has no modulepreload link')
  if (script === undefined || others.length > 0) throw new Error('it does not have exactly one module script')
  const scripts = { ...scriptsOf(script[1] ?? ''), files }
  // As a function, because a text would have its $ signs replaced.
  const page = html.replaceAll(preloadLink, '').replace(script[0], () => inlineCall(startPage, scripts))
  if (/modulepreload"|type="module"/.test(page))
    throw new Error('a module script or modulepreload link of another form is left')
  return page
}

function scriptsOf(text: string): Omit<PageScripts, 'files'> {
  const { manifest, imports, modules, entry } = moduleText.exec(text)?.groups ?? {}
  if (manifest === undefined || imports === undefined || modules === undefined || entry === undefined) {
    throw new Error(`its module script reads otherwise: ${text}`)
  }
  const addresses = new Map(
    [...imports.matchAll(/as (route\d+) from "([^"]+)"/g)].map(([, name, address]) => [name, address]),
  )
  const routes = [...modules.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id = '', name]) => {
    const address = addresses.get(name)
    if (address === undefined) throw new Error(`its route ${id} has no import`)
    return [id, address] as const
  })
  if (routes.length !== addresses.size) throw new Error('it imports modules that no route names')
  return { manifest, routes: Object.fromEntries(routes), entry }
}
