import { expect, test } from 'vitest'
import { readRecoveryAddress } from './recovery-address.ts'

const tokens = { accessToken: 'a', refreshToken: 'r', recovery: true }

test.each([
  ['', '#access_token=a&refresh_token=r&type=recovery'],
  ['?access_token=a&refresh_token=r&type=recovery', ''],
  ['?type=recovery&access_token=old', '#access_token=a&refresh_token=r'],
])('a complete link gives its tokens: %s%s', (search, hash) => {
  expect(readRecoveryAddress({ search, hash })).toEqual({ kind: 'link', tokens })
})

test.each([
  ['a type alone', '', '#type=recovery'],
  ['no access token', '', '#refresh_token=r&type=recovery'],
  ['no refresh token', '', '#access_token=a&type=recovery'],
  ['no type', '', '#access_token=a&refresh_token=r'],
  ['another type', '', '#access_token=a&refresh_token=r&type=signup'],
  ['an error', '', '#error=access_denied&error_code=otp_expired'],
  ['an error beside tokens', '?access_token=a&refresh_token=r&type=recovery', '#error_code=otp_expired'],
])('a link with %s is no good', (_, search, hash) => {
  expect(readRecoveryAddress({ search, hash })).toEqual({ kind: 'invalid' })
})

test.each([
  ['?code=c', { code: 'c' }],
  ['?type=recovery&sb_flow_id=f&code=c', { code: 'c', flowId: 'f' }],
])('a link may bring a code: %s', (search, code) => {
  expect(readRecoveryAddress({ search, hash: '' })).toEqual({ kind: 'code', code })
})

test.each([
  ['an error', '?code=c&error_code=otp_expired'],
  ['another type', '?code=c&type=signup'],
])('a code beside %s is no good', (_, search) => {
  expect(readRecoveryAddress({ search, hash: '' })).toEqual({ kind: 'invalid' })
})

test('an address without any link is told apart', () => {
  expect(readRecoveryAddress({ search: '', hash: '' })).toEqual({ kind: 'bare' })
  expect(readRecoveryAddress({ search: '?utm_source=mail', hash: '' })).toEqual({ kind: 'bare' })
})
