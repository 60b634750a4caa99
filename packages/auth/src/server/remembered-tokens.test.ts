import { expect, test } from 'vitest'
import { rememberTokens } from './remembered-tokens.ts'
import type { TokenClaims } from './token-claims.ts'

const begin = 1_790_000_000_000
const at = (seconds: number) => new Date(begin + seconds * 1000)
const claims = { expiresAt: begin / 1000 + 3600 } as TokenClaims

function remembered() {
  const tokens = rememberTokens({ ttlMilliseconds: 60_000, toleranceSeconds: 5 })
  tokens.store('token', claims, at(0))
  return tokens
}

test('a token that was checked is known for a minute', () => {
  const tokens = remembered()
  expect(tokens.find('token', at(59))).toBe(claims)
  expect(tokens.find('token', at(60))).toBeUndefined()
  expect(tokens.find('token', at(59))).toBeUndefined()
})

test('it is not known longer because the clock was set back', () => {
  expect(remembered().find('token', at(-3600))).toBeUndefined()
})
