import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findEntries } from '../../scripts/entries.ts'
import { examplesOf, guidanceOf } from './part-guidance.ts'

const parts = Object.keys(findEntries(join(import.meta.dirname, '../..')))

test('every component and pattern says when to use it, when not, and what names it', () => {
  const silent = parts.filter((part) => {
    const guidance = guidanceOf(part)
    return !guidance || guidance.use.length === 0 || guidance.avoid.length === 0 || guidance.name === ''
  })
  expect(silent).toEqual([])
  expect(parts.length).toBeGreaterThanOrEqual(61)
})

test('every component and pattern is drawn as it should be used and as it should not', () => {
  expect(parts.filter((part) => examplesOf(part) === undefined)).toEqual([])
})

test('a part that is named in place of another is there', () => {
  const others = ['FormFields', 'TextLink', 'EmptyState', 'ActionBar']
  const names = new Set([...others, ...parts.map(pascalCase)])
  const named = parts.flatMap((part) =>
    (guidanceOf(part)?.avoid ?? []).flatMap((line) => line.match(/(?<=use )[A-Z]\w+|(?<= or )[A-Z]\w+/g) ?? []),
  )
  expect(named.filter((name) => !names.has(name))).toEqual([])
  expect(named.length).toBeGreaterThanOrEqual(50)
})

test('what is no part has nothing to say', () => {
  expect(guidanceOf('papyrus')).toBeUndefined()
})

function pascalCase(part: string): string {
  return part.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
