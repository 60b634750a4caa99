import type { AuthClient, AuthFactor, AuthFailure } from '@dst/auth'
import { createFakeAuthClient, fakeAuthenticatorCode } from '@dst/auth/testing'
import { fail, succeed } from '@dst/domain/result'
import { expect, test } from 'vitest'
import { codeIssue, showSecondFactor, typedCode } from './show-second-factor.ts'
import { secondFactorError } from './second-factor-error.ts'

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123 456' }],
  ['abcd-efgh-ijkl-mnop', { kind: 'recovery', code: 'abcd-efgh-ijkl-mnop' }],
  ['1234567', { kind: 'recovery', code: '1234567' }],
])('%s is taken for its kind of code', (text, taken) => {
  expect(typedCode(text)).toEqual(taken)
})

test.each([
  ['', 'app', 'Enter the six digits that your app shows'],
  ['12345', 'app', 'A code has six digits'],
  ['123 456', 'app', undefined],
  ['', 'recovery', 'Enter a code'],
  ['anything', 'recovery', undefined],
] as const)('"%s" for %s: %s', (text, kind, issue) => {
  expect(codeIssue(text, kind)).toBe(issue)
})

const failure = (provider: Partial<AuthFailure['provider']>, kind: AuthFailure['kind'] = 'refused'): AuthFailure => ({
  kind,
  provider: { message: 'x', ...provider },
})

test.each([
  [failure({ status: 422, code: 'mfa_verification_failed' }), 'app', 'wrong-code'],
  [failure({ status: 422, code: 'mfa_verification_failed' }), 'recovery', 'wrong-recovery-code'],
  [failure({ status: 429, retryAfterSeconds: 40 }), 'app', 'too-many-tries'],
  [failure({ status: 403, code: 'session_not_found' }), 'app', 'ended'],
  [failure({}, 'no_session'), 'app', 'ended'],
  [failure({ status: 500 }, 'unavailable'), 'app', 'not-checked'],
] as const)('%j is told as what it is', (refusal, kind, code) => {
  expect(secondFactorError(refusal, kind)).toMatchObject({
    code,
    ...('retryAfterSeconds' in refusal.provider ? { retryAfterSeconds: 40 } : {}),
  })
})

test('a code of the app lets the person in, with its spaces', async () => {
  const auth = createFakeAuthClient()
  const { user } = auth.fake.addAccount({ email: 'ada@example.com', secondFactor: true })
  auth.fake.signInAs(user.email)
  expect(await auth.session()).toBeNull()
  const spaced = `${fakeAuthenticatorCode.slice(0, 3)} ${fakeAuthenticatorCode.slice(3)}`
  expect(await showSecondFactor({ kind: 'app', code: spaced }, user, auth)).toEqual({ ok: true, value: undefined })
  expect(await auth.session()).not.toBeNull()
})

test('of several apps each is tried, and no more of them once something else than the code is wrong', async () => {
  const apps: AuthFactor[] = ['one', 'two', 'three'].map((id) => ({ id, kind: 'totp', status: 'verified' }))
  const tried: string[] = []
  const twoFactor = (answer: (id: string) => AuthFailure | undefined) =>
    ({
      verify: async ({ factorId }: { factorId: string }) => {
        tried.push(factorId)
        const failed = answer(factorId)
        return failed === undefined ? succeed(undefined) : fail(failed)
      },
    }) as unknown as AuthClient['twoFactor']
  const wrong = failure({ code: 'mfa_verification_failed' })
  const right = await showSecondFactor(
    { kind: 'app', code: '123456' },
    { factors: apps },
    { twoFactor: twoFactor((id) => (id === 'two' ? undefined : wrong)) },
  )
  expect([right.ok, tried.splice(0)]).toEqual([true, ['one', 'two']])
  const slowed = await showSecondFactor(
    { kind: 'app', code: '123456' },
    { factors: apps },
    { twoFactor: twoFactor(() => failure({ status: 429 })) },
  )
  expect([slowed.ok, tried]).toEqual([false, ['one']])
})

test('a wrong code of an app names the phone’s clock, which a recovery code has nothing to do with', () => {
  const refusal = failure({ status: 422, code: 'mfa_verification_failed' })
  expect(secondFactorError(refusal, 'app').message).toBe(
    'That code is not right. Each one works once, for 30 seconds: enter the one that your app shows now. If that ' +
      'fails again, let your phone set its clock by itself: a clock that is off makes wrong codes.',
  )
  expect(secondFactorError(refusal, 'recovery').message).not.toContain('clock')
})
