import { expect, test } from 'vitest'
import { readReport, type Report } from './lighthouse.ts'

const check = (title: string, score: number | null, scoreDisplayMode: string, numericValue?: number) => ({
  title,
  score,
  scoreDisplayMode,
  ...(numericValue === undefined ? {} : { numericValue }),
})
const report: Report = {
  categories: {
    performance: { score: 0.99 },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 0.92 },
  },
  audits: {
    'largest-contentful-paint': check('Largest Contentful Paint', 0.9, 'numeric', 1234.5),
    'cumulative-layout-shift': check('Cumulative Layout Shift', 1, 'numeric', 0),
    'total-blocking-time': check('Total Blocking Time', 1, 'numeric', 12),
    'link-text': check('Links do not have descriptive text', 0, 'binary'),
    'document-title': check('Document has a title', 1, 'binary'),
    'manual-check': check('Look at it', null, 'manual'),
    'network-requests': {
      ...check('Network Requests', 1, 'informative'),
      details: {
        items: [
          { resourceType: 'Script', transferSize: 1000 },
          { resourceType: 'Script', transferSize: 500 },
          { resourceType: 'Font', transferSize: 70_000 },
          { resourceType: 'Script' },
        ],
      },
    },
  },
}

test('a report gives its scores, its times, the bytes of script and the checks that failed', () => {
  expect(readReport(report)).toEqual({
    measurement: {
      performance: 0.99,
      accessibility: 1,
      bestPractices: 0.96,
      seo: 0.92,
      lcp: 1234.5,
      cls: 0,
      tbt: 12,
      scriptBytes: 1500,
    },
    failedChecks: ['Links do not have descriptive text'],
  })
})

test('a page that did not load gives no numbers', () => {
  expect(() => readReport({ ...report, runtimeError: { message: 'The page did not paint any content.' } })).toThrow(
    'did not paint',
  )
})

test.each([
  ['a score', { ...report, categories: { ...report.categories, seo: { score: null } } }, 'seo'],
  ['a time', { ...report, audits: {} }, 'largest-contentful-paint'],
])('%s that is missing is an error, not a zero', (_what, broken, name) => {
  expect(() => readReport(broken)).toThrow(`Lighthouse gave no ${name}`)
})
