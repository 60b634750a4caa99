import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

const page = `<h1>${'Delaware statutory trust '.repeat(40)}</h1>`
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'))
  await mkdir(join(folder, 'learn'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a page gets a brotli and a gzip variant that hold the same text', async () => {
  await writeFile(join(folder, 'learn', 'index.html'), page)
  expect(await precompress(folder)).toBe(2)
  expect(brotliDecompressSync(await readFile(join(folder, 'learn', 'index.html.br'))).toString()).toBe(page)
  expect(gunzipSync(await readFile(join(folder, 'learn', 'index.html.gz'))).toString()).toBe(page)
})

test.each(['app.js', 'app.css', 'mark.svg', 'paths.json', 'robots.txt', 'sitemap.xml', 'site.webmanifest', 'faq.data'])(
  '%s is text',
  async (name) => {
    await writeFile(join(folder, name), page)
    expect(await precompress(folder)).toBe(2)
  },
)

test('a picture, a font and what grows when compressed stay as they are', async () => {
  for (const name of ['card.png', 'public-sans.woff2']) await writeFile(join(folder, name), page)
  await writeFile(join(folder, 'tiny.txt'), 'a')
  expect(await precompress(folder)).toBe(0)
  expect((await readdir(folder)).sort((left, right) => left.localeCompare(right))).toEqual([
    'card.png',
    'learn',
    'public-sans.woff2',
    'tiny.txt',
  ])
})
