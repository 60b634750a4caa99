import { expect, test } from 'vitest'
import { actionLabels, fieldLabels, proofLabels } from './index.ts'

test.each([
  ['a field', fieldLabels, 150],
  ['a logged action', actionLabels, 40],
  ['a proof of a sign-in', proofLabels, 5],
])('the label of %s is words: it begins with a capital letter, and is no stored name', (_what, table, least) => {
  const labels = Object.entries(table)
  expect(labels.length).toBeGreaterThan(least)
  expect(labels.filter(([name, label]) => name === label || !/^[A-Z][^_]+$/.test(label))).toEqual([])
})
