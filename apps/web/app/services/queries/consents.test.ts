import { createHash } from 'node:crypto'
import { consentWords } from '@dst/content/consents'
import { afterEach, expect, test, vi } from 'vitest'
import { hashOfShownWords } from './consents.ts'

afterEach(() => vi.unstubAllGlobals())

test('the words that a page shows are named by their hash, as the server names its own', async () => {
  expect(await hashOfShownWords('data-sharing')).toBe(
    createHash('sha256').update(consentWords('data-sharing')).digest('hex'),
  )
})

test('a browser that cannot hash sends none', async () => {
  vi.stubGlobal('crypto', {})
  expect(await hashOfShownWords('terms')).toBeUndefined()
})
