import { expect, test } from 'vitest'
import { medians, misses, type Measurement } from './measurement.ts'

const perfect: Measurement = {
  performance: 1,
  accessibility: 1,
  bestPractices: 1,
  seo: 1,
  lcp: 750,
  cls: 0,
  tbt: 0,
  scriptBytes: 100_000,
}

test('a page that keeps every limit misses nothing', () => {
  expect(misses(perfect)).toEqual([])
})

test.each([
  ['accessibility', 'accessibility 0.99, less than 1'],
  ['bestPractices', 'best practices 0.99, less than 1'],
  ['seo', 'SEO 0.99, less than 1'],
] as const)('a %s score under 1 is a miss', (name, phrase) => {
  expect(misses({ ...perfect, [name]: 0.99 })).toEqual([phrase])
})

test.each([
  [{ performance: 0.97 }, []],
  [{ performance: 0.96 }, ['performance 0.96, less than 0.97']],
  [{ lcp: 1600 }, []],
  [{ lcp: 1601 }, ['LCP 1601 ms, more than 1600']],
  [{ tbt: 150 }, []],
  [{ tbt: 151 }, ['blocking time 151 ms, more than 150']],
  [{ cls: 0.02 }, []],
  [{ cls: 0.0201 }, ['layout shift 0.0201, more than 0.02']],
])('%j misses %j', (found, missed) => {
  expect(misses({ ...perfect, ...found })).toEqual(missed)
})

test('each number has a median of its own', () => {
  const runs = [800, 900, 700, 1000, 600].map((lcp, index) => ({ ...perfect, lcp, tbt: index * 10 }))
  expect(medians(runs)).toEqual({ ...perfect, lcp: 800, tbt: 20 })
})

test('of an even count the worse time of the middle two is taken', () => {
  expect(
    medians([
      { ...perfect, lcp: 700 },
      { ...perfect, lcp: 900 },
    ]).lcp,
  ).toBe(900)
})
