import { expect, test } from 'vitest'
import { withEsmTypes } from './cjs-declarations.ts'

test('types of packages that are ES modules only are imported as such, and all other lines stay', () => {
  const declarations = [
    "import { JWK, JSONWebKeySet } from 'jose';",
    "import { Result } from '@dst/domain/result';",
    "import '@dst/domain/errors';",
    'declare const keys: JSONWebKeySet;',
  ]
  expect(withEsmTypes(declarations.join('\n'), ['jose', 'kysely']).split('\n')).toEqual([
    "import type { JWK, JSONWebKeySet } from 'jose' with { 'resolution-mode': 'import' };",
    ...declarations.slice(1),
  ])
})
