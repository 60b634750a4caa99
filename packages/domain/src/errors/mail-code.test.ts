import { expect, test } from 'vitest'
import { mailCodeErrorFrom } from './mail-code.ts'

test.each([
  [{ message: 'Token has expired or is invalid', status: 403, code: 'otp_expired' }, 'wrong-code'],
  [{ message: 'Token has expired or is invalid', status: 403 }, 'wrong-code'],
  [{ message: 'Token has expired or is invalid', code: 'otp_expired' }, 'wrong-code'],
  [{ message: 'Request rate limit reached', status: 429, code: 'over_request_rate_limit' }, 'too-many-tries'],
  [{ message: 'Unexpected failure', status: 500, code: 'unexpected_failure' }, 'failed'],
  [{ message: 'fetch failed' }, 'failed'],
])('%j is %j', (error, code) => {
  expect(mailCodeErrorFrom(error)).toBe(code)
})
