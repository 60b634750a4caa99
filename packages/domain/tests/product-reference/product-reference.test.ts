import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as parameters from '../../src/parameters/index.ts'
import { parametersOn, withParameterTables } from './parameter-tables.ts'

const folder = join(import.meta.dirname, '../../../../docs/product')
const pages = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

test('there is a reference to look at', () => {
  expect(pages.length).toBeGreaterThanOrEqual(10)
})

test.each(pages)(
  '$name states the parameters as they are; otherwise run `pnpm --filter @dst/domain reference`',
  (page) => {
    expect(page.text).toBe(withParameterTables(page.text))
  },
)

test('every parameter stands on one page', () => {
  expect(pages.flatMap(({ text }) => parametersOn(text)).toSorted()).toEqual(Object.keys(parameters).toSorted())
})

test('a value that has changed is written anew, and the text around it stays', () => {
  const page = 'Text.\n\n| Parameter | Value |\n|---|---|\n| `landShare` | 25% |\n| `amountStep` | |\n\nMore.\n'
  const written = withParameterTables(page)
  expect(written).toContain('% |\n| `amountStep` |')
  expect(written).not.toContain('25%')
  expect(written).toMatch(/^Text\.\n/)
  expect(written).toMatch(/\|\n\nMore\.\n$/)
})

test('a name that is no parameter stops the writing', () => {
  const page = '| Parameter | Value |\n|---|---|\n| `landShares` | 20% |\n'
  expect(() => withParameterTables(page)).toThrow('landShares')
})
