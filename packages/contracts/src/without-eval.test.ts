import { afterEach, expect, test, vi } from 'vitest'
import { livenessSchema } from './index'

afterEach(() => vi.unstubAllGlobals())

test('a shape is checked without making code of text, which the policy of the pages forbids', () => {
  const made = vi.fn()
  vi.stubGlobal('Function', made)
  expect(livenessSchema.safeParse({ status: 'ok' }).success).toBe(true)
  expect(livenessSchema.safeParse({ status: 'away' }).success).toBe(false)
  expect(made).not.toHaveBeenCalled()
})
