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
  expect(misses('content', perfect, 0)).toEqual([])
})

test.each([
  ['performance', 'performance 0.99'],
  ['accessibility', 'accessibility 0.99'],
  ['bestPractices', 'best practices 0.99'],
  ['seo', 'SEO 0.99'],
] as const)('a %s score under 1 is a miss', (name, phrase) => {
  expect(misses('content', { ...perfect, [name]: 0.99 }, 0)).toEqual([phrase])
})

test.each([
  ['content', 999, 1000, 1001],
  ['account', 999, 1000, 1001],
  ['home', 1199, 1200, 1201],
] as const)(
  'the largest paint of a %s page: below and on the limit are fine, above is not',
  (kind, below, on, above) => {
    const found = (lcp: number) => misses(kind, { ...perfect, lcp }, 0).length
    expect([found(below), found(on), found(above)]).toEqual([0, 0, 1])
  },
)

test.each([
  [49, 0, []],
  [50, 0, ["blocking time 50 ms, neither under 50 nor at most 3 times the empty app's 0"]],
  [50, 17, []],
  [60, 20, []],
  [61, 20, ["blocking time 61 ms, neither under 50 nor at most 3 times the empty app's 20"]],
])('blocking time of %i ms beside %i of the empty app misses %j', (tbt, emptyTbt, missed) => {
  expect(misses('content', { ...perfect, tbt }, emptyTbt)).toEqual(missed)
})

test('any layout shift is a miss', () => {
  expect(misses('home', { ...perfect, cls: 0.0002 }, 0)).toEqual(['layout shift 0.0002'])
})

test('each number has a median of its own', () => {
  const runs = [800, 900, 700, 1000, 600].map((lcp, index) => ({ ...perfect, lcp, tbt: index * 10 }))
  const [first = perfect, ...others] = runs
  expect(medians([first, ...others])).toEqual({ ...perfect, lcp: 800, tbt: 20 })
})

test('of an even count the worse time of the middle two is taken', () => {
  expect(
    medians([
      { ...perfect, lcp: 700 },
      { ...perfect, lcp: 900 },
    ]).lcp,
  ).toBe(900)
})
