import { dirname, join } from 'node:path'
import routes from '@dst/web/app/routes.ts'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../../..')
const app = join(root, 'apps/web/app')
const fakes = join(import.meta.dirname, '../site')

/**
 * The modules that connect the site to the outside, by name or path, and their fakes. The rest of the site is the real
 * code.
 */
const standIns: Readonly<Record<string, string>> = {
  '@dst/api-client': join(fakes, 'fake-api.ts'),
  '@dst/api-client/desk': join(fakes, 'fake-desk-api.ts'),
  '@dst/auth': join(fakes, 'fake-accounts.ts'),
  [join(app, 'services/config.ts')]: join(fakes, 'fake-config.ts'),
  [join(app, 'features/search/load-search.ts')]: join(fakes, 'fake-search.ts'),
}

const routesModule = 'virtual:site-routes'

/** A route as listed in the site's route table. */
type RouteEntry = Pick<(typeof routes)[number], 'id' | 'path' | 'index' | 'file'> & { children?: RouteEntry[] }

/** Composes the site like its own build does, with its route table and import alias, but with fake clients. */
export function siteComposition(): Plugin {
  return {
    name: 'site-composition',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === routesModule) return `\0${routesModule}`
      const path = pathOf(source, importer)
      const standIn = importer?.startsWith(app) === true ? standIns[path ?? source] : undefined
      return standIn ?? (source.startsWith('~/') ? path : undefined)
    },
    load: (id) => (id === `\0${routesModule}` ? `export default [${routes.map(routeCode).join(',')}]` : undefined),
  }
}

/** The file of an import from the site; undefined for a package. */
function pathOf(source: string, importer: string | undefined): string | undefined {
  if (source.startsWith('~/')) return join(app, source.slice(2))
  return source.startsWith('.') && importer !== undefined ? join(dirname(importer), source) : undefined
}

function routeCode({ id, path, index, file, children = [] }: RouteEntry): string {
  const facts = JSON.stringify({ id: id ?? file.replace(/\.tsx$/, ''), path, index })
  const load = `load: () => import(${JSON.stringify(join(app, file))})`
  return `{ ...${facts}, ${load}, children: [${children.map(routeCode).join(',')}] }`
}
