import { afterEach, expect, test, vi } from 'vitest'
import { connectionErrorMessage, serviceErrorMessage } from './connection-error.ts'

afterEach(() => vi.unstubAllGlobals())

const offline = 'Connection failed. Please check your internet connection.'
const network = 'Network error. Please check your connection and try again.'
const unreachable = { kind: 'unavailable', provider: { message: 'Failed to fetch', status: 0 } } as const

test.each([
  [{ kind: 'offline' }, offline],
  [{ kind: 'network' }, network],
  [{ kind: 'timeout' }, undefined],
  [{ kind: 'http', status: 503, code: 'unknown', message: '' }, undefined],
  [unreachable, network],
  [{ kind: 'unavailable', provider: { message: 'The site’s script could not be loaded' } }, network],
  [{ kind: 'unavailable', provider: { message: '', status: 503 } }, undefined],
  [{ kind: 'refused', provider: { message: 'Invalid login credentials', status: 400 } }, undefined],
] as const)('%j tells %j', (failure, sentence) => {
  expect(connectionErrorMessage(failure)).toBe(sentence)
})

test('the auth service out of reach is told by what the browser says about itself', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(connectionErrorMessage(unreachable)).toBe(offline)
})

test('an auth service that says it cannot serve is told as such on forms, never in its own words', () => {
  const away = 'Our account service is not available at the moment. Nothing is lost: please try again in a minute.'
  expect(serviceErrorMessage({ kind: 'unavailable', provider: { message: 'Bad Gateway', status: 502 } })).toBe(away)
  expect(serviceErrorMessage(unreachable)).toBe(network)
  expect(
    serviceErrorMessage({ kind: 'refused', provider: { message: 'Invalid login credentials', status: 400 } }),
  ).toBeUndefined()
})
