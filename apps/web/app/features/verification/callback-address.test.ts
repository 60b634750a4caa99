import { expect, test } from 'vitest'
import { readCallbackAddress } from './callback-address.ts'

const tokens = { accessToken: 'a', refreshToken: 'r' }

test.each([
  ['', '#access_token=a&refresh_token=r&type=signup', { kind: 'confirmation', tokens, emailChange: false }],
  [
    '',
    '#access_token=a&expires_at=1795003600&expires_in=3600&refresh_token=r',
    { kind: 'confirmation', tokens: { ...tokens, expiresAt: 1_795_003_600, expiresIn: 3600 }, emailChange: false },
  ],
  [
    '',
    '#access_token=a&expires_at=soon&expires_in=&refresh_token=r',
    { kind: 'confirmation', tokens, emailChange: false },
  ],
  ['?access_token=a&refresh_token=r', '', { kind: 'confirmation', tokens, emailChange: false }],
  ['', '#access_token=a&refresh_token=r&type=email_change', { kind: 'confirmation', tokens, emailChange: true }],
  ['', '#access_token=a', { kind: 'confirmation', tokens: undefined, emailChange: false }],
  ['', '#error=access_denied&error_code=otp_expired', { kind: 'confirmation', tokens: undefined, emailChange: false }],
  ['', '', { kind: 'confirmation', tokens: undefined, emailChange: false }],
  ['', '#message=Confirmation+link+accepted', { kind: 'half-confirmed' }],
  ['?code=c', '', { kind: 'confirmation', tokens: undefined, code: { code: 'c' }, emailChange: false }],
  [
    '?type=email_change&sb_flow_id=f&code=c',
    '',
    { kind: 'confirmation', tokens: undefined, code: { code: 'c', flowId: 'f' }, emailChange: true },
  ],
  ['?type=email_change&message=accepted', '#message=accepted', { kind: 'half-confirmed' }],
  ['?code=c', '#access_token=a&refresh_token=r', { kind: 'confirmation', tokens, emailChange: false }],
  ['?from=signup&code=c', '', { kind: 'google', tokens: undefined, code: { code: 'c' }, from: 'signup' }],
  ['?from=login', '#access_token=a&refresh_token=r', { kind: 'google', tokens, from: 'login' }],
  ['?from=signup', '', { kind: 'google', tokens: undefined, from: 'signup' }],
  ['?from=signup&error=access_denied', '', { kind: 'google', tokens: undefined, from: 'signup', problem: 'refused' }],
  [
    '?from=else&error=invalid_request&error_code=bad_oauth_state',
    '',
    { kind: 'google', tokens: undefined, from: 'login', problem: 'out-of-date' },
  ],
])('%s%s', (search, hash, expected) => {
  expect(readCallbackAddress({ search, hash })).toEqual(expected)
})

test.each([
  ['?type=recovery&access_token=a&refresh_token=r', ''],
  ['', '#type=recovery&access_token=a&refresh_token=r'],
  ['?type=recovery', '#access_token=a&refresh_token=r'],
])('a recovery link keeps its tokens in the fragment, out of logs: %s%s', (search, hash) => {
  expect(readCallbackAddress({ search, hash })).toEqual({
    kind: 'recovery',
    fragment: '#type=recovery&access_token=a&refresh_token=r',
  })
})
