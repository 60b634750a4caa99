import { createHash } from 'node:crypto'
import { consentWords } from '@dst/content/consents'
import { afterEach, expect, test, vi } from 'vitest'
import { countPageView } from './analytics.ts'
import { sendsPrivacySignal } from './privacy-signal.ts'
import { hashOfShownWords } from './consents.ts'

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

test('the words that a page shows are named by their hash, as the server names its own', async () => {
  expect(await hashOfShownWords('data-sharing')).toBe(
    createHash('sha256').update(consentWords('data-sharing')).digest('hex'),
  )
})

test('a browser that cannot hash sends none', async () => {
  vi.stubGlobal('crypto', {})
  expect(await hashOfShownWords('terms')).toBeUndefined()
})
