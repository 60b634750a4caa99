import { expect, test } from 'vitest'
import { fieldLabels } from './field-labels.ts'

test('a label is words: it begins with a capital letter, and is no stored name', () => {
  const labels = Object.entries(fieldLabels)
  expect(labels.length).toBeGreaterThan(150)
  expect(labels.filter(([name, label]) => name === label || !/^[A-Z][^_]+$/.test(label))).toEqual([])
})
