import type { ApiFailure } from '@dst/api-client'
import type { ProblemCode } from '@dst/contracts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { calledOutcome, callProblem, issuesOf, problemOf, reasonOf } from './call-problem.ts'

const heading = 'Failed to schedule consultation'
const http = (status: number, code: ProblemCode, message = '', more = {}): ApiFailure => ({
  kind: 'http',
  status,
  code,
  message,
  ...more,
})
const passing = { heading, detail: 'Nothing you entered is lost. Please try again.' }

test.each([
  ['offline', { kind: 'offline' }, 'Connection failed. Please check your internet connection.'],
  ['no answer', { kind: 'network' }, 'Network error. Please check your connection and try again.'],
] as const)('%s: the connection is named', (_what, failure, words) => {
  expect(callProblem(failure, heading)).toEqual({ ...passing, heading: words })
})

test.each([
  [409, 'conflict'],
  [500, 'internal'],
] as const)('%i can be tried again', (status, code) => {
  expect(callProblem(http(status, code), heading)).toMatchObject(passing)
})

test('a lost or late answer is no reason to fear two requests', () => {
  expect(callProblem({ kind: 'timeout' }, heading).detail).toContain(
    'anything that has already arrived is not made twice',
  )
})

test('an ended session leads to the sign-in', () => {
  expect(callProblem(http(401, 'session_expired'), heading)).toMatchObject({ heading, signIn: true })
  expect(callProblem('no-session', heading)).toEqual({
    heading,
    detail: 'You are no longer signed in. Sign in, and you come back here.',
    signIn: true,
  })
  expect(callProblem('no-session', heading, 'It is kept.').detail).toBe('You are no longer signed in. It is kept.')
})

test.each(['consultations_closed', 'tier_not_eligible', 'questionnaire_incomplete'] as const)(
  '%s: the server says why, and nobody is asked to try again',
  (code) => {
    expect(callProblem(http(403, code, 'Not open to you.'), heading)).toEqual({ heading, detail: 'Not open to you.' })
  },
)

test('what is gone asks for a fresh page', () => {
  expect(callProblem(http(404, 'not_found'), heading).detail).toContain('load this page again')
})

test('a stated wait is counted down', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const retryAt = callProblem(http(429, 'too_many_requests', '', { retryAfterSeconds: 90 }), heading).retryAt
  expect(retryAt).toEqual(new Date('2026-11-21T12:01:30Z'))
})

test('the log gets a short name', () => {
  expect([reasonOf('no-session'), reasonOf({ kind: 'timeout' }), reasonOf(http(403, 'forbidden'))]).toEqual([
    'no-session',
    'timeout',
    'http-403',
  ])
})

test('a call that failed is logged by its code, and shown; one that did not is neither', () => {
  const log = vi.spyOn(console, 'info').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const words = { heading, code: 'share-failed', ended: 'It is kept.' }
  const made = calledOutcome({ ok: true, value: 'a receipt' }, words)
  const failed = calledOutcome({ ok: false, error: 'no-session' }, words)
  expect([made, problemOf(made), problemOf(undefined)]).toEqual([
    { ok: true, value: 'a receipt' },
    undefined,
    undefined,
  ])
  expect(failed).toEqual({
    ok: false,
    error: { problem: callProblem('no-session', heading, 'It is kept.'), failure: 'no-session' },
  })
  expect(problemOf(failed)).toMatchObject({ heading, signIn: true })
  expect(log.mock.calls).toEqual([['consultation share-failed no-session']])
})

test('an issue with a field of the form is told there', () => {
  const issue = { field: 'phoneNumber', code: 'required', message: 'Please enter the number to call or write to' }
  expect(issuesOf(http(400, 'validation_failed', '', { issues: [issue] }))).toEqual([issue])
  expect(
    issuesOf(http(400, 'validation_failed', '', { issues: [issue, { ...issue, field: 'contactInfo.email' }] })),
  ).toEqual([])
  expect([issuesOf(http(500, 'internal')), issuesOf('no-session'), issuesOf({ kind: 'offline' })]).toEqual([[], [], []])
})
