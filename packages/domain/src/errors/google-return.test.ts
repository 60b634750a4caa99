import { expect, test } from 'vitest'
import { googleReturnErrorFrom } from './google-return.ts'

test.each([
  ['', '', undefined],
  ['access_denied', '', 'refused'],
  ['server_error', '', 'failed'],
  ['access_denied', 'provider_email_needs_verification', 'not-verified'],
  ['access_denied', 'signup_disabled', 'sign-up-closed'],
  ['access_denied', 'user_banned', 'blocked'],
  ['invalid_request', 'bad_oauth_state', 'out-of-date'],
  ['invalid_request', 'flow_state_already_used', 'out-of-date'],
  ['server_error', 'unexpected_failure', 'failed'],
  ['server_error', 'constructor', 'failed'],
])('the error %j with the code %j is %j', (error, errorCode, code) => {
  expect(googleReturnErrorFrom({ error, errorCode })).toBe(code)
})
