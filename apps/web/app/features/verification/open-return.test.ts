import { createFakeAuthClient } from '@dst/auth/testing'
import { expect, test } from 'vitest'
import { openReturn } from './open-return.ts'

const email = 'maria.keller@example.com'

function arrived() {
  const auth = createFakeAuthClient({ accounts: [{ email, confirmed: false }] })
  const tokens = auth.fake.openLink(email)
  return { auth, tokens, code: auth.fake.codeFor(tokens) }
}

test('a code becomes the tokens that it stands for, and nobody is signed in by that', async () => {
  const { auth, tokens, code } = arrived()
  const opened = await openReturn({ kind: 'confirmation', tokens: undefined, code, emailChange: true }, auth)
  expect(opened).toEqual({ ok: true, value: { kind: 'confirmation', tokens, code, emailChange: true } })
  expect(await auth.session()).toBeNull()
})

test.each([{ kind: 'confirmation' }, { kind: 'google' }] as const)(
  'a $kind return without a code stays as it is',
  async ({ kind }) => {
    const { auth, tokens } = arrived()
    expect(await openReturn({ kind, tokens }, auth)).toEqual({ ok: true, value: { kind, tokens } })
  },
)

test.each([
  ['confirmation', 'other-browser'],
  ['google', 'no-session'],
] as const)('a %s code of another browser is %s', async (kind, error) => {
  const { auth } = arrived()
  expect(await openReturn({ kind, tokens: undefined, code: { code: 'of another' } }, auth)).toEqual({
    ok: false,
    error,
  })
})

test('a service out of reach says nothing about the code, and another try can follow', async () => {
  const { auth, tokens, code } = arrived()
  auth.fake.setOffline(true)
  expect(await openReturn({ kind: 'confirmation', tokens: undefined, code }, auth)).toEqual({
    ok: false,
    error: 'email-verification-failed',
  })
  auth.fake.setOffline(false)
  expect(await openReturn({ kind: 'confirmation', tokens: undefined, code }, auth)).toMatchObject({
    ok: true,
    value: { tokens },
  })
})
