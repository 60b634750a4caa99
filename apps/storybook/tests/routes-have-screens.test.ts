import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deskPaths } from '@dst/web/app/desk-paths.ts'
import { paths } from '@dst/web/app/paths.ts'
import siteRoutes from '@dst/web/app/routes.ts'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'

type Entry = Pick<(typeof siteRoutes)[number], 'id' | 'path' | 'index' | 'file'> & { children?: Entry[] }

const screens = join(import.meta.dirname, '../screens')
const address = /\bat: (?:`\$\{paths\.(\w+)\}|paths\.(\w+)|(questionnaire)|'([^']+)')/g

/** The ids of the pages that these addresses resolve to. */
function pagesAt(addresses: readonly string[]): Set<string | undefined> {
  const routes = siteRoutes.map(routeObject)
  return new Set(addresses.map((opened) => matchRoutes(routes, opened)?.at(-1)?.route.id))
}

function routeObject({ id, path, index, file, children = [] }: Entry): RouteObject {
  const named = { id: id ?? file }
  if (index === true) return { ...named, index: true }
  return { ...named, ...(path === undefined ? {} : { path }), children: children.map(routeObject) }
}

function pageIds(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ id, file, children }) => (children === undefined ? [id ?? file] : pageIds(children)))
}

function openedAddresses(): string[] {
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  return files.flatMap((file) =>
    [...readFileSync(join(screens, file), 'utf8').matchAll(address)].map(
      ([, linked, named, step, spelled]) =>
        spelled ?? paths[(linked ?? named ?? step) as keyof typeof paths] ?? `unknown in ${file}`,
    ),
  )
}

test('every route of the site has a story', () => {
  const shown = pagesAt(openedAddresses())
  expect(pageIds(siteRoutes).filter((id) => !shown.has(id))).toEqual([])
  expect(pageIds(siteRoutes).length).toBeGreaterThanOrEqual(27)
})

test('every page of the desk has a story', () => {
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const words = files.map((file) => readFileSync(join(screens, file), 'utf8')).join()
  const shown = new Set([...words.matchAll(/\bat: (?:`\$\{|deskPathOf\()?deskPaths\.(\w+)/g)].map(([, name]) => name))
  expect(Object.keys(deskPaths).filter((name) => !shown.has(name))).toEqual([])
})

test('a route without a story is found missing', () => {
  const shown = pagesAt([paths.home, `${paths.profile}#security`])
  expect(shown).toEqual(new Set(['routes/home.tsx', 'routes/profile.tsx']))
  expect(pageIds(siteRoutes).filter((id) => !shown.has(id))).toContain('routes/dashboard')
})
