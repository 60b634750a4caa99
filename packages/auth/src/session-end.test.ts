import { expect, test } from 'vitest'
import { sessionEnd } from './session-end.ts'

const began = 1_795_000_000
const day = 86_400
const tokenOf = (claims: object) => ({ accessToken: `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.sig` })
const session = (refreshed: number, ...signIns: number[]) =>
  tokenOf({ iat: refreshed, amr: signIns.map((timestamp) => ({ method: 'password', timestamp })) })
const limits = { timeboxSeconds: 180 * day, inactivitySeconds: 30 * day }

test.each([
  ['a new one for lack of use', session(began, began), limits, { at: (began + 30 * day) * 1000, reason: 'inactivity' }],
  [
    'an old one for its age, however often it was refreshed',
    session(began + 170 * day, began),
    limits,
    { at: (began + 180 * day) * 1000, reason: 'age' },
  ],
  [
    'one with a second factor by its first sign-in',
    session(began + 170 * day, began + 170 * day, began),
    limits,
    { at: (began + 180 * day) * 1000, reason: 'age' },
  ],
  ['one limit alone', session(began, began), { timeboxSeconds: day }, { at: (began + day) * 1000, reason: 'age' }],
  [
    'both at once by its age',
    session(began, began),
    { timeboxSeconds: day, inactivitySeconds: day },
    { at: (began + day) * 1000, reason: 'age' },
  ],
] as const)('a session ends: %s', (_name, token, given, end) => {
  expect(sessionEnd(token, given)).toEqual(end)
})

test.each([
  ['without limits', session(began, began), {}],
  ['whose token says nothing', tokenOf({}), limits],
  ['whose token is none', { accessToken: 'fake-access-1' }, limits],
  [
    'with a broken list of sign-ins',
    tokenOf({ amr: [null, 'password', { timestamp: 'soon' }] }),
    { timeboxSeconds: 1 },
  ],
])('nothing is told of a session %s', (_name, token, given) => {
  expect(sessionEnd(token, given)).toBeUndefined()
})
