import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { knownReasons, reasonOf } from './reason-labels.ts'

const unknown = reasonOf('no_such_code')

test('every code of the operations page has words of its own here', () => {
  const page = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const codes = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+_\w+)`/g)].map(([, code]) => code))
  const reasons = codes.filter((code) => /^(webhook|lead|appointment|partner)_/.test(code ?? ''))
  expect(reasons.length).toBeGreaterThanOrEqual(8)
  expect(reasons.filter((code) => reasonOf(String(code)).what === unknown.what)).toEqual([])
})

test.each([
  [302, /another address/],
  [401, /signature/],
  [404, /refused/],
  [410, /closed for good/],
  [429, /too much at once/],
  [500, /error of its own/],
])('status %i has words by its kind', (status, words) =>
  expect(reasonOf(`webhook_status_${status}`).what).toMatch(words),
)

test.each(['toString', '__proto__', 'webhook_status_x', ''])('%j is not a known code', (code) =>
  expect(reasonOf(code)).toEqual(unknown),
)

test('each says what happened and what to do, as sentences', () => {
  expect(knownReasons.length).toBeGreaterThanOrEqual(30)
  for (const code of knownReasons) {
    expect(reasonOf(code).what, code).toMatch(/^\p{Lu}.*\.$/u)
    expect(reasonOf(code).todo, code).toMatch(/^\p{Lu}.*\.$/u)
  }
})
