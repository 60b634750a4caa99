import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { fontLimit, tooMuchScript, tooMuchStyle, unsizedImages } from './budgets.ts'
import { builtSite, fontBytes, listFiles, weighSite, type Kind, type Weight } from './built-site.ts'
import { buildEmptyApp } from './empty-app.ts'
import { filesWith, libraries, tooEarly } from './libraries.ts'

let pages: Weight[]
let floor: number

beforeAll(async () => {
  const empty = await buildEmptyApp()
  try {
    const [page] = await weighSite(empty.client)
    floor = page?.scriptBytes ?? 0
  } finally {
    await empty.remove()
  }
  pages = await weighSite(builtSite)
}, 180_000)

test('the public pages are there to be weighed', () => {
  const count = (kind: Kind) => pages.filter((page) => page.kind === kind).length
  expect([count('home'), count('server'), count('exchange')]).toEqual([1, 4, 7])
  expect(count('content')).toBeGreaterThanOrEqual(9)
})

test('the empty app of this stack needs between 80 and 120 KB of script', () => {
  expect(floor).toBeGreaterThan(80_000)
  expect(floor).toBeLessThan(120_000)
})

test.each<Kind>(['content', 'home', 'server', 'exchange'])(
  'script of every %s page stays near what the empty app needs',
  (kind) => {
    expect(
      tooMuchScript(
        pages.filter((page) => page.kind === kind),
        floor,
      ),
    ).toEqual([])
  },
)

test('a page has less than 15 KB of style, a view of the exchange file less than 20 KB', () => {
  expect(pages.every(({ styleBytes }) => styleBytes > 0)).toBe(true)
  expect(tooMuchStyle(pages)).toEqual([])
})

test('every picture says how large it is', () => {
  expect(unsizedImages(pages)).toEqual([])
})

test('all fonts together have at most 80 KB', async () => {
  const bytes = await fontBytes(builtSite)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(fontLimit)
})

test('content pages begin without accounts, forms, charts and behavior libraries', async () => {
  expect(await tooEarly(builtSite, pages)).toEqual([])
})

test.each(libraries.filter(({ isUsed }) => isUsed))(
  '$name is recognized in the file that holds it',
  async (library) => {
    expect(await filesWith(builtSite, library)).not.toEqual([])
  },
)

test('every compressed variant holds what the file beside it holds', async () => {
  const variants = await listFiles(builtSite, /\.(?:br|gz)$/)
  expect(variants.length).toBeGreaterThan(100)
  for (const variant of variants) {
    const [content, encoded] = await Promise.all(
      [variant.slice(0, -3), variant].map((file) => readFile(join(builtSite, file))),
    )
    const decode = variant.endsWith('.br') ? brotliDecompressSync : gunzipSync
    expect(encoded !== undefined && content !== undefined && decode(encoded).equals(content), variant).toBe(true)
  }
})

test.each(['index.html', 'faq/index.html', '__spa-fallback.html'])('%s travels compressed', async (page) => {
  expect(await listFiles(builtSite, new RegExp(`^${page}\\.(?:br|gz)$`))).toHaveLength(2)
})
