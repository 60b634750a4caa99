import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RetryWait } from './retry-wait.tsx'
import { toErrorMessage } from './error-message.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const shown = (at: Date | undefined) => renderToStaticMarkup(<RetryWait at={at} />)

test('a wait shows as a clock, and is read out in words', () => {
  const markup = shown(new Date(Date.now() + 90_000))
  expect(markup).toMatch(
    /<span aria-hidden="true">You can try again in <span class="\[font-variant-numeric:tabular-nums\]">1:30<\/span>\.<\/span>/,
  )
  expect(markup).toMatch(/<span class="ui-visually-hidden">You can try again in 1 minute 30 seconds\.<\/span>/)
})

test('a wait that is over says so, and no wait says nothing', () => {
  expect(shown(new Date(Date.now() - 1))).toBe('<p>You can try again now.</p>')
  expect(shown(undefined)).toBe('')
})

test('a failure without a stated wait has none', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(toErrorMessage({ message: 'Busy' }, now)).toEqual({ message: 'Busy' })
  expect(toErrorMessage({ message: 'Busy', retryAfterSeconds: 90 }, now)).toEqual({
    message: 'Busy',
    retryAt: new Date('2026-11-21T12:01:30Z'),
  })
})
