import { afterEach, describe, expect, test, vi } from 'vitest'
import { countPageView, createPageViewCount, sendsPrivacySignal, type AnalyticsEnvironment } from './analytics.ts'

function counting(changes: Partial<AnalyticsEnvironment> = {}) {
  const pageView = vi.fn<(path: string) => void>()
  const loadModule = vi.fn<AnalyticsEnvironment['loadModule']>().mockResolvedValue({ pageView })
  const log = vi.fn<AnalyticsEnvironment['log']>()
  const surroundings = { modulePath: () => Promise.resolve('/insights.js'), loadModule, log, ...changes }
  return { count: createPageViewCount(surroundings), pageView, loadModule, log }
}

describe('page views', () => {
  test('reach the module in order, which is loaded once', async () => {
    const { count, pageView, loadModule } = counting()
    await Promise.all([count('/'), count('/learn'), count('/')])
    expect(pageView.mock.calls).toEqual([['/'], ['/learn'], ['/']])
    expect(loadModule.mock.calls).toEqual([['/insights.js']])
  })

  test.each(['/jane@example.com', '/learn?utm=1', '/reset-password#access_token=1', '/unknown'])(
    'leave out %s, which is no path of this site',
    async (path) => {
      const { count, pageView } = counting()
      await count(path)
      await count('/reset-password')
      expect(pageView.mock.calls).toEqual([['/reset-password']])
    },
  )

  test('load nothing when analytics are off, or when nobody can say', async () => {
    for (const modulePath of [() => Promise.resolve(null), () => Promise.reject(new Error('offline'))]) {
      const { count, loadModule, log } = counting({ modulePath })
      await count('/')
      await count('/learn')
      expect([loadModule.mock.calls, log.mock.calls]).toEqual([[], []])
    }
  })
})

describe('a failure of analytics', () => {
  test.each([
    ['the module is not there', { loadModule: () => Promise.reject(new Error('404')) }],
    ['the module exports something else', { loadModule: () => Promise.resolve({ track: () => {} }) }],
    [
      'the module throws',
      {
        loadModule: () =>
          Promise.resolve({
            pageView: () => {
              throw new Error('blocked')
            },
          }),
      },
    ],
  ])('is one line in the log, however many pages follow: %s', async (_case, changes) => {
    const { count, log } = counting(changes)
    await Promise.all([count('/'), count('/learn')])
    await count('/faq')
    expect(log.mock.calls).toEqual([['analytics/failed']])
  })
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: '1' }, false],
  [{}, false],
])('a browser that says %j asks for privacy: %s', (browser, asks) => {
  expect(sendsPrivacySignal(browser)).toBe(asks)
})

test('a browser that asks for privacy is not counted, and not even asked for the configuration', async () => {
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  await countPageView('/')
  expect(fetched).not.toHaveBeenCalled()
})
