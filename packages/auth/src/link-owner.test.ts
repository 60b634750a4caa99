import { expect, test } from 'vitest'
import { createTestTokens } from './testing/test-tokens.ts'
import { linkOwner } from './link-owner.ts'

test('tokens say whose they are, names beyond ASCII included', async () => {
  const { sign } = await createTestTokens()
  const accessToken = await sign({ userId: '7', email: 'zoë@example.com' })
  expect(linkOwner({ accessToken, refreshToken: 'r' })).toEqual({ userId: '7', email: 'zoë@example.com' })
})

test.each(['', 'garbage', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{"email":"x@example.com"}')}.c`])(
  '%j says nothing',
  (accessToken) => {
    expect(linkOwner({ accessToken, refreshToken: 'r' })).toBeUndefined()
  },
)
