import { expect, test } from 'vitest'
import { drawTable } from './table.ts'

test('names stand to the left, numbers to the right, in the units of their titles', () => {
  const found = {
    performance: 1,
    accessibility: 1,
    bestPractices: 0.96,
    seo: 1,
    lcp: 754,
    cls: 0,
    tbt: 12.4,
    scriptBytes: 101_560,
  }
  const rows = [
    { name: 'the empty app', firstScriptBytes: 96_916, found },
    { name: '/faq', firstScriptBytes: 110_000, found: { ...found, cls: 0.0002, lcp: 1020 } },
  ]
  expect(drawTable(rows)).toBe(
    [
      'page           perf  a11y  best   SEO  LCP s     CLS  TBT ms  first script KB  all script KB',
      'the empty app  1.00  1.00  0.96  1.00   0.75       0      12             96.9          101.6',
      '/faq           1.00  1.00  0.96  1.00   1.02  0.0002      12            110.0          101.6',
    ].join('\n'),
  )
})
