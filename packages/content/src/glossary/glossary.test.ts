import { expect, test } from 'vitest'
import { glossary } from './index.ts'

test('the terms stand in alphabetical order', () => {
  const terms = glossary.map(({ term }) => term.toLowerCase())
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b)))
})

test('no two terms claim the same words, and words need no escape in a pattern', () => {
  const forms = glossary.flatMap((entry) => entry.forms.map((form) => form.toLowerCase()))
  expect(new Set(forms).size).toBe(forms.length)
  expect(forms.filter((form) => !/^[a-z0-9 -]+$/.test(form))).toEqual([])
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
