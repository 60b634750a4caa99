import { join } from 'node:path'
import routes from '@dst/web/app/routes.ts'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../../..')
const app = join(root, 'apps/web/app')
const fakes = join(import.meta.dirname, '../site')

/** The modules that connect the site to the outside, and their fakes. The rest of the site is the real code. */
const standIns: Readonly<Record<string, string>> = {
  '@dst/api-client': join(fakes, 'fake-api.ts'),
  '@dst/auth': join(fakes, 'fake-accounts.ts'),
  './runtime-config.ts': join(fakes, 'fake-config.ts'),
  '~/services/runtime-config.ts': join(fakes, 'fake-config.ts'),
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
      const standIn = importer?.startsWith(app) === true ? standIns[source] : undefined
      if (standIn !== undefined) return standIn
      return source.startsWith('~/') ? join(app, source.slice(2)) : undefined
    },
    load: (id) => (id === `\0${routesModule}` ? `export default [${routes.map(routeCode).join(',')}]` : undefined),
  }
}

function routeCode({ id, path, index, file, children = [] }: RouteEntry): string {
  const facts = JSON.stringify({ id: id ?? file.replace(/\.tsx$/, ''), path, index })
  const load = `load: () => import(${JSON.stringify(join(app, file))})`
  return `{ ...${facts}, ${load}, children: [${children.map(routeCode).join(',')}] }`
}
