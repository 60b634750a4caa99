import { expect, test } from 'vitest'
import { readMailedLink } from './mailed-link-address.ts'

const recovery = { type: 'recovery', tokenHash: 'f00d', email: 'maria+dst@example.com' }

test.each([
  ['', '#token_hash=f00d&type=recovery&email=maria%2Bdst%40example.com', recovery],
  // Templates of a hosted service write the values as they are.
  ['', '#token_hash=f00d&type=recovery&email=maria+dst@example.com', recovery],
  ['?token_hash=f00d&type=recovery&email=maria+dst@example.com', '', recovery],
  ['?token_hash=pkce_f00d&type=email_change', '', { type: 'email_change', tokenHash: 'pkce_f00d', email: '' }],
])('%s%s is complete', (search, hash, link) => {
  expect(readMailedLink({ search, hash })).toEqual(link)
})

test.each([
  ['', ''],
  ['', '#type=recovery'],
  ['', '#token_hash=&type=recovery'],
  ['', '#token_hash=f00d'],
  ['', '#token_hash=f00d&type=sms'],
  ['', '#token=f00d&type=recovery'],
])('%s%s is not', (search, hash) => {
  expect(readMailedLink({ search, hash })).toBeUndefined()
})
