import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

test('the contract, and zod with it, is imported as types only and loaded with the first call', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThanOrEqual(10)
  const imports = files.flatMap((file) =>
    [
      ...readFileSync(join(source, file), 'utf8').matchAll(
        /^(?:import|export)\b[^;]*?from '(?:@dst\/contracts|zod)'/gm,
      ),
    ].map(([text]) => text),
  )
  expect(imports.length).toBeGreaterThanOrEqual(5)
  expect(imports.filter((text) => !/^(import|export) type /.test(text))).toEqual([])
})
