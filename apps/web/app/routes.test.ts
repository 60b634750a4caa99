import type { RouteConfigEntry } from '@react-router/dev/routes'
import { answerPath, answerSlugs } from '@dst/content/answers'
import { contentPaths } from '@dst/content/site'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import routes from './routes.ts'

function addresses(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => [
    ...(entry.index ? ['/'] : []),
    ...(entry.path === undefined ? [] : [entry.path]),
    ...addresses(entry.children ?? []),
  ])
}

test('gives every address of the site a page, and one page for all others', () => {
  expect(addresses(routes).sort()).toEqual(
    [
      '*',
      '/states/:state',
      '/answers/:slug',
      '/answers/sheets/:asked',
      '/glossary/:term',
      '/faq/:question',
      ...Object.values(paths).filter((path) => path !== paths.desk),
      '/desk/:page?',
    ].sort(),
  )
})

test('gives every page that content links to an address', () => {
  const known: readonly string[] = [...addresses(routes), ...answerSlugs.map(answerPath)]
  expect(contentPaths.length).toBeGreaterThanOrEqual(20)
  expect(contentPaths.filter((path) => !known.includes(path))).toEqual([])
})
