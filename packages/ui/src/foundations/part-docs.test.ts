import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findEntries } from '../../scripts/entries.ts'
import { partDocs } from './part-docs.ts'

const parts = Object.keys(findEntries(join(import.meta.dirname, '../..')))

test('every component and pattern, and nothing else, is documented', () => {
  expect([...partDocs.keys()].sort()).toEqual(parts.toSorted())
  expect(parts.length).toBeGreaterThanOrEqual(61)
})

test('each says when to use it, when not, and what names it', () => {
  const silent = [...partDocs].filter(([, { use, avoid, name }]) => !use.length || !avoid.length || name === '')
  expect(silent).toEqual([])
})

test('each is drawn as it should be used and as it should not', () => {
  expect([...partDocs].filter(([, { good, bad }]) => !good.drawing || !bad.drawing)).toEqual([])
})

test('a part that is named in place of another is there', () => {
  const others = ['FormFields', 'TextLink', 'EmptyState', 'ActionBar']
  const names = new Set([...others, ...parts.map(pascalCase)])
  const named = [...partDocs.values()].flatMap(({ avoid }) =>
    avoid.flatMap((line) => line.match(/(?<=use )[A-Z]\w+|(?<= or )[A-Z]\w+/g) ?? []),
  )
  expect(named.filter((name) => !names.has(name))).toEqual([])
  expect(named.length).toBeGreaterThanOrEqual(50)
})

function pascalCase(part: string): string {
  return part.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
