import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readingGrade } from '../checks/reading-level.ts'
import { longSentences } from '../checks/sentences.ts'
import { typedNumbers } from '../checks/testing/typed-numbers.ts'
import { unexplainedTerms } from '../checks/unexplained-terms.ts'
import { glossary, hasPage, termPath, termsWithPages } from './index.ts'

const folder = join(import.meta.dirname, 'terms')
const modules = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
const wordsOf = (texts: readonly string[]) => texts.join(' ').split(/\s+/)

test('the terms stand in alphabetical order', () => {
  const terms = glossary.map(({ term }) => term.toLowerCase())
  expect(terms.length).toBeGreaterThanOrEqual(60)
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b)))
})

test('no two terms claim the same words, and words need no escape in a pattern', () => {
  const forms = glossary.flatMap((entry) => entry.forms.map((form) => form.toLowerCase()))
  expect(new Set(forms).size).toBe(forms.length)
  expect(forms.filter((form) => !/^[a-z0-9 -]+$/.test(form))).toEqual([])
})

test('a term has its page under its id, and one without a page its place in the list', () => {
  const [withPage, without] = [glossary.find(({ id }) => id === 'boot'), glossary.find(({ id }) => id === 'trustee')]
  expect(withPage && termPath(withPage)).toBe('/glossary/boot')
  expect(without && termPath(without)).toBe('/glossary#trustee')
  expect(termsWithPages).toEqual(glossary.filter(hasPage))
  expect(termsWithPages.length).toBeGreaterThanOrEqual(45)
})

test('only a page explains what a term is not, or gives an example', () => {
  const listed = glossary.filter((term) => !hasPage(term))
  expect(listed.length).toBeGreaterThanOrEqual(10)
  expect(listed.filter(({ example, notToConfuse }) => example ?? notToConfuse)).toEqual([])
})

test.each(glossary.map((term) => [term.id, term] as const))('%s has no sentence above 28 words', (_, term) => {
  const { meaning, more = [], example = '', notToConfuse = '' } = term
  expect([meaning, ...more, example, notToConfuse].flatMap(longSentences)).toEqual([])
  expect(wordsOf([meaning]).length).toBeLessThan(40)
})

describe.each(termsWithPages.map((term) => [term.id, term] as const))('the page of %s', (_, term) => {
  test('has at least forty words beyond the meaning, in sentences', () => {
    expect(wordsOf(term.more).length).toBeGreaterThanOrEqual(40)
    expect(term.more.filter((text) => !/^[A-Z][^]*[.?]$/.test(text))).toEqual([])
  })

  test('reads below the eighth school year and explains its terms', () => {
    const { meaning, more, example = '', notToConfuse = '' } = term
    const text = `${term.term}: ${[meaning, ...more, example, notToConfuse].join(' ')}`
    expect(readingGrade(text)).toBeLessThan(8)
    expect(unexplainedTerms(text)).toEqual([])
  })
})

test.each(modules)('%s types no number that a parameter or an engine has', (_, source) => {
  expect(typedNumbers(source)).toEqual([])
})

test.each([
  'form-adv',
  'fidelity-bond',
  'grantor-letter',
  'community-property',
  'power-to-vary',
  'boot',
  'basis',
  'qi',
])('explains %s', (id) => {
  expect(glossary.map((entry) => entry.id)).toContain(id)
})
