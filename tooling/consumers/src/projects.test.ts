import { expect, test } from 'vitest'
import { withoutProductPackages } from './projects.ts'

test('a kept lock file holds the versions of others alone', () => {
  const lock = `lockfileVersion: '9.0'

importers:

  .: {}

  edge:
    dependencies:
      '@dst/domain':
        specifier: latest
        version: 0.1.0

packages:

  '@dst/domain@0.1.0':
    resolution: {integrity: sha512-a}
    engines: {node: '>=22'}

  zod@4.6.7:
    resolution: {integrity: sha512-b}

snapshots:

  '@dst/domain@0.1.0': {}

  '@dst/contracts@0.1.0':
    dependencies:
      zod: 4.6.7

  zod@4.6.7: {}
`
  expect(withoutProductPackages(lock)).toBe(`lockfileVersion: '9.0'

importers:

  .: {}

packages:

  zod@4.6.7:
    resolution: {integrity: sha512-b}

snapshots:

  zod@4.6.7: {}
`)
})
