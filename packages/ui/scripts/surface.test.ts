import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findEntries, packageExports } from './entries.ts'
import { findRawValues } from './raw-values.ts'
import { componentStyleImports } from './style-index.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const entries = findEntries(root)

test('package.json lists every component and pattern, and nothing else', () => {
  expect(JSON.parse(read('package.json'))).toHaveProperty('exports', packageExports(entries))
  expect(Object.keys(entries).length).toBeGreaterThanOrEqual(61)
})

test.each([
  ['pages', 40],
  ['tasks', 10],
  ['figures', 0],
  ['reference', 2],
  ['panels', 2],
] as const)('the style sheet %s imports every component style sheet that belongs to it once', (index, least) => {
  const lines = read(`src/styles/${index}.css`)
    .split('\n')
    .filter((line) => /'\.\.\//.test(line))
  expect(lines).toEqual(componentStyleImports(root, index))
  expect(lines.length).toBeGreaterThanOrEqual(least)
})

// Only used inside other components, and covered by their stories.
const withoutStories = ['number-field']

test('every entry has stories', () => {
  const missing = Object.entries(entries).filter(
    ([name, file]) => !withoutStories.includes(name) && !existsSync(join(root, file.replace('.tsx', '.stories.tsx'))),
  )
  expect(missing).toEqual([])
})

test('there are at least 230 stories', () => {
  const stories = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => read(join('src', file)).match(/^export const \w+: (?:Story|StoryObj<typeof meta>) =/gm) ?? [])
  expect(stories.length).toBeGreaterThanOrEqual(230)
})

test('only the tokens hold raw colors, durations and pixel sizes', () => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
  )
  const found = sheets
    .map((sheet) => ({ sheet, raw: findRawValues(read(join('src', sheet))) }))
    .filter(({ raw }) => raw.length > 0)
  expect(found).toEqual([])
  expect(sheets.length).toBeGreaterThanOrEqual(48)
})

test('the search for raw values finds each kind', () => {
  expect(
    findRawValues(
      "a { color: #fff; border: 2px solid rgb(0 0 0); transition: color 150ms; background: white; content: '#fff' }",
    ),
  ).toEqual(['#fff', 'rgb(', 'white', '150ms', '2px'])
  expect(findRawValues('a { color: var(--ink); padding: var(--space-2); /* 2px */ }')).toEqual([])
})
