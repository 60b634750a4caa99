import { describe, expect, test } from 'vitest'
import { firstLoadChunks } from './first-load-chunks.ts'

const route = (name: string) => `/app/routes/${name}.tsx?__react-router-build-client-route`

const imports: Record<string, string[]> = {
  '/app/entry.client.tsx': ['/node_modules/react-dom/client.js'],
  '/app/root.tsx?__react-router-build-client-route': ['/app/bar.tsx', '/node_modules/react/index.js'],
  '/app/bar.tsx': ['/node_modules/react/index.js'],
  [route('terms')]: ['/app/note.tsx', '/app/legal.tsx', '/app/bar.tsx'],
  [route('privacy')]: ['/app/note.tsx', '/app/legal.tsx'],
  [route('learn')]: ['/app/note.tsx', '/app/legal.tsx'],
  [route('faq')]: ['/app/note.tsx', '/app/search.tsx', '/app/field.tsx'],
  [route('sign-in')]: ['/app/code.tsx', '/app/form.tsx', '/app/greeting.tsx', '/app/bar.tsx'],
  [route('sign-up')]: ['/app/code.tsx', '/app/form.tsx', '/app/new-person.tsx'],
  [route('profile')]: ['/app/mine.tsx', '/app/greeting.tsx', '/app/form.tsx', '/app/mixed.tsx'],
  [route('own-data')]: ['/app/mine.tsx', '/app/greeting.tsx', '/app/mixed.tsx'],
  '/app/code.tsx': ['/app/told.tsx', '/app/bar.tsx'],
  '/app/form.tsx': ['/app/field.tsx'],
  '/app/mine.tsx': ['/app/code.tsx'],
  '/app/mixed.tsx': ['/app/new-person.tsx'],
}

const files = (names: string[]) => names.map((name) => `/app/routes/${name}.tsx`)
const contentRoutes = files(['terms', 'privacy', 'learn', 'faq'])
const groups = firstLoadChunks({
  entryClient: '/app/entry.client.tsx',
  root: '/app/root.tsx',
  contentRoutes,
  publicRoutes: contentRoutes,
  accountRoutes: files(['sign-in', 'sign-up']),
  personalRoutes: files(['profile', 'own-data']),
})

function chunkOf(id: string, graph = imports): string | null {
  const modules = {
    getModuleInfo: (module: string) =>
      module in graph || !module.includes('?') ? ({ importedIds: graph[module] ?? [] } as never) : null,
  }
  const named = groups.map(({ name }) => (typeof name === 'function' ? name(id, modules) : name))
  return named.find((name) => name != null) ?? null
}

describe('the chunks of first loads', () => {
  test.each([
    ['/node_modules/react/index.js', 'framework'],
    ['/node_modules/react-dom/client.js', 'framework'],
    ['/app/bar.tsx', 'site'],
    ['/app/note.tsx', 'content'],
    ['/app/legal.tsx', null],
    ['/app/search.tsx', null],
    ['/app/profile.tsx', null],
    ['/app/code.tsx', 'account'],
    ['/app/told.tsx', 'account'],
    ['/app/greeting.tsx', null],
    ['/app/field.tsx', null],
    ['/app/mine.tsx', 'personal'],
    // It would pull in a module that only one account page needs.
    ['/app/mixed.tsx', null],
    // It would pull in a public page's field.
    ['/app/form.tsx', null],
  ])('%s goes into %s', (id, chunk) => {
    expect(chunkOf(id)).toBe(chunk)
  })

  test('leave the entry alone, which would otherwise start the page before its routes are there', () => {
    expect(chunkOf('/app/entry.client.tsx')).toBeNull()
  })

  test('fail the build where a route they are made by is gone', () => {
    const [, site] = firstLoadChunks({
      entryClient: '/app/entry.client.tsx',
      root: '/app/root.tsx',
      contentRoutes: [],
      publicRoutes: [],
      accountRoutes: [],
      personalRoutes: [],
    })
    expect(() => typeof site?.name === 'function' && site.name('/app/bar.tsx', { getModuleInfo: () => null })).toThrow(
      'The build has no module /app/root.tsx',
    )
  })
})
