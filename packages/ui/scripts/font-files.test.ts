import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fontFile, fontNames } from './font-files.ts'

test.each(fontNames)('the %s is the font of its package', async (name) => {
  const file = readFileSync(join(import.meta.dirname, `../src/styles/fonts/${name}.woff2`))
  expect(file.equals(await fontFile(name))).toBe(true)
})
