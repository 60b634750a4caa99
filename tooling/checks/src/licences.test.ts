import { join } from 'node:path'
import { expect, test } from 'vitest'
import { billOfMaterials, refusedLicences, type Component } from './licences.ts'

const root = join(import.meta.dirname, '../../..')

test('every package that the product ships or runs with has a licence that it may have', () => {
  const components = billOfMaterials(root)
  expect(components.length).toBeGreaterThan(200)
  expect(refusedLicences(components)).toEqual([])
})

test.each<[string, Omit<Component, 'name' | 'version'>, string[]]>([
  ['a licence that is taken', { licenses: [{ license: { id: 'MIT' } }] }, []],
  ['a choice with one that is taken', { licenses: [{ expression: '(GPL-3.0-only OR MIT)' }] }, []],
  ['one that is not', { licenses: [{ license: { id: 'GPL-3.0-only' } }] }, ['some 1.0.0: GPL-3.0-only']],
  [
    'two, of which one is not',
    { licenses: [{ expression: 'MIT AND GPL-3.0-only' }] },
    ['some 1.0.0: MIT AND GPL-3.0-only'],
  ],
  ['an exception of another package', { licenses: [{ license: { id: 'OFL-1.1' } }] }, ['some 1.0.0: OFL-1.1']],
  ['none', {}, ['some 1.0.0: no licence']],
])('a package with %s', (_, rest, refused) => {
  expect(refusedLicences([{ name: 'some', version: '1.0.0', ...rest }])).toEqual(refused)
})
