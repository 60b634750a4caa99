import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installedLicences, refusedLicenses } from './licences.ts'

test('every package that the product ships or runs with has a licence that it may have', () => {
  const licences = installedLicences(join(import.meta.dirname, '../../..'))
  expect(Object.values(licences).flat().length).toBeGreaterThan(200)
  expect(refusedLicenses(licences)).toEqual([])
})

test.each([
  ['a license that is taken', 'MIT', true],
  ['a choice with one that is taken', '(GPL-3.0-only OR MIT)', true],
  ['one that is not', 'GPL-3.0-only', false],
  ['two, of which one is not', 'MIT AND GPL-3.0-only', false],
  ['an exception of another package', 'OFL-1.1', false],
  ['none', 'Unknown', false],
])('a package with %s', (_, licence, isTaken) => {
  expect(refusedLicenses({ [licence]: [{ name: 'some' }] })).toEqual(isTaken ? [] : [`some: ${licence}`])
})
