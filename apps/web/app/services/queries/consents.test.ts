import { createHash } from 'node:crypto'
import { consentText } from '@dst/content/consents'
import { afterEach, expect, test, vi } from 'vitest'
import { hashOfDisplayedText } from './consents.ts'

afterEach(() => vi.unstubAllGlobals())

test('the words that a page shows are named by their hash, as the server names its own', async () => {
  expect(await hashOfDisplayedText('data-sharing')).toBe(
    createHash('sha256').update(consentText('data-sharing')).digest('hex'),
  )
})

test('a browser that cannot hash sends none', async () => {
  vi.stubGlobal('crypto', {})
  expect(await hashOfDisplayedText('terms')).toBeUndefined()
})
