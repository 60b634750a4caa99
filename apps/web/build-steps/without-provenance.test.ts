import { expect, test } from 'vitest'
import { withoutTexts } from './without-provenance.ts'

test('a parameter keeps its value and loses its name and source', () => {
  const code = `var dstTerm = {
  label: "Years of a DST",
  unit: "years",
  value: { label: "kept", of: [10] },
  source: "docs/product/calculator.md",
  reviewed: "2026-11-21"
};`
  expect(withoutTexts(code)).toBe(`var dstTerm = {
  label: '',
  unit: "years",
  value: { label: "kept", of: [10] },
  source: '',
  reviewed: "2026-11-21"
};`)
})

test('what only looks like one stays as it is', () => {
  const code = `var option = { label: "Yes", value: "yes" };
var note = { label: "a", unit: "b", value: 1, source: "c", seen: "d" };`
  expect(withoutTexts(code)).toBe(code)
})
