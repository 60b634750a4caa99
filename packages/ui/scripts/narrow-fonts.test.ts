import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fontNames, narrowedFont } from './narrow-fonts.ts'

test.each(fontNames)('the %s is the font of its package, in the weights that are used', async (name) => {
  const file = readFileSync(join(import.meta.dirname, `../src/styles/fonts/${name}.woff2`))
  expect(file.equals(await narrowedFont(name))).toBe(true)
})
