import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtSite } from './built-page.ts'

const assets = new URL('assets/', builtSite)
const names = readdirSync(assets)
const read = (name: string) => readFileSync(new URL(name, assets))
const size = (name: string) => gzipSync(read(name), { level: 9 }).length

/** The scripts that load with the search box, and that the home page has not loaded before. */
function scriptsOfSearch(): string[] {
  const page = readFileSync(new URL('index.html', builtSite), 'utf8')
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name) || page.includes(name)) return
    found.add(name)
    for (const [, imported = ''] of read(name)
      .toString()
      .matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)/g))
      add(imported)
  }
  names.filter((name) => /^(?:site-search-box|load-search)-[\w-]{8}\.js$/.test(name)).forEach(add)
  return [...found]
}

test('there is one index, and with its scripts it stays below 80 kB', () => {
  const [index, ...others] = names.filter((name) => /^search-en-[\w-]{8}\.json$/.test(name))
  expect(others).toEqual([])
  const scripts = scriptsOfSearch().reduce((sum, name) => sum + size(name), 0)
  expect(scripts).toBeGreaterThan(6_000)
  expect(scripts).toBeLessThan(15_000)
  expect(size(index ?? '') + scripts).toBeLessThan(80_000)
})

test('no page asks for the search before somebody searches', () => {
  const page = readFileSync(new URL('faq/index.html', builtSite), 'utf8')
  expect(page).not.toContain('search-en-')
  expect(page).not.toContain('site-search-box')
})
