import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fontBytes, weighSite } from './built-site.ts'
import { libraries, tooEarly } from './libraries.ts'
import { smallSite } from './small-site.ts'

const script = 'export const answer = "a trust of a trust of a trust"'
const style = 'h1{color:navy}h2{color:navy}'
const page = '<link rel="stylesheet" href="/assets/a.css"><script type="module" src="/assets/a.js"></script>'

test('pages are weighed by their paths, compressed', async () => {
  const pages = { 'index.html': page, 'learn/index.html': page, 'login/index.html': page, '__spa-fallback.html': page }
  const weights = await weighSite(await smallSite({ ...pages, 'assets/a.js': script, 'assets/a.css': style }))
  expect(weights.map(({ path, kind }) => [path, kind])).toEqual([
    ['/', 'home'],
    ['/learn', 'content'],
    ['/login', 'server'],
  ])
  for (const { scriptBytes, styleBytes } of weights) {
    expect([scriptBytes, styleBytes]).toEqual([brotliCompressSync(script).length, brotliCompressSync(style).length])
  }
})

test('style inside the page counts', async () => {
  const [weight] = await weighSite(await smallSite({ 'index.html': `<style>${style}</style>` }))
  expect(weight?.styleBytes).toBe(brotliCompressSync(style).length)
})

test('fonts of every format are added', async () => {
  const site = await smallSite({
    'assets/a.woff2': '12345',
    'assets/b.woff': '123',
    'c.ttf': '12',
    'd.otf': '1',
    'e.png': '123456',
  })
  expect(await fontBytes(site)).toBe(11)
})

test.each(libraries)(
  '$name in the first load of a content page is found, and on the home page is not looked for',
  async ({ name, marker }) => {
    const site = await smallSite({
      'index.html': page,
      'learn/index.html': page,
      'assets/a.css': style,
      'assets/a.js': 'import"./b.js"',
      'assets/b.js': `f("${marker}")`,
    })
    expect(await tooEarly(site, await weighSite(site))).toEqual([`/learn loads ${name} at first, in assets/b.js`])
  },
)

test('a library that is imported later is fine', async () => {
  const site = await smallSite({
    'learn/index.html': page,
    'assets/a.css': style,
    'assets/a.js': 'import("./b.js")',
    'assets/b.js': 'f("data-radix-")',
  })
  expect(await tooEarly(site, await weighSite(site))).toEqual([])
})
