import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { paths } from './paths.ts'
import { prerenderedPaths } from './prerendered-paths.ts'

const client = new URL('../build/client/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, client), 'utf8')

/** Strings that survive minification, one for each module that a public page needs for few people or not at first. */
const heavyParts = {
  accounts: '/auth/v1',
  dialogs: 'headlessui',
  toasts: 'data-radix-',
  'the account’s exchange': 'dst-exchange-of:',
} as const

const accountForms: readonly string[] = [paths.signIn, paths.signUp]
const publicPages = prerenderedPaths.filter((path) => !accountForms.includes(path))

/** The scripts that a page's HTML references, and all that these import statically. */
function firstScriptsOf(page: string): Set<string> {
  const html = read(`.${page}/index.html`.replace('//', '/'))
  const reached = new Set<string>()
  const visit = (script: string) => {
    if (reached.has(script)) return
    reached.add(script)
    for (const [, imported] of read(script).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      visit(`assets/${imported}`)
  }
  for (const [, script] of html.matchAll(/"\/(assets\/[^"]+\.js)"/g)) if (script !== undefined) visit(script)
  return reached
}

function partsIn(scripts: Iterable<string>): string[] {
  const text = [...scripts].map(read).join('\n')
  return Object.entries(heavyParts).flatMap(([part, word]) => (text.includes(word) ? [part] : []))
}

describe('the first scripts of a public page', () => {
  test.each(publicPages)('of %s hold no accounts, dialogs, toasts or account’s exchange', (page) => {
    const scripts = firstScriptsOf(page)
    expect(scripts.size).toBeGreaterThan(6)
    expect(partsIn(scripts)).toEqual([])
  })

  test('are told apart from what is loaded later, which holds those parts', () => {
    const all = readdirSync(new URL('assets/', client)).filter((name) => name.endsWith('.js'))
    expect(partsIn(all.map((name) => `assets/${name}`))).toEqual(
      expect.arrayContaining(['accounts', 'dialogs', 'toasts', 'the account’s exchange']),
    )
  })
})
