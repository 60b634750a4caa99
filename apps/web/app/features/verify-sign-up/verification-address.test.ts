import { expect, test } from 'vitest'
import { readVerificationAddress } from './verification-address.ts'

test.each([
  ['?token=123456&email=maria%40example.com', { token: '123456', email: 'maria@example.com' }],
  ['?email=maria%2Bdst%40example.com&token=abc', { token: 'abc', email: 'maria+dst@example.com' }],
  ['?email=maria+dst@example.com&token=abc', { token: 'abc', email: 'maria+dst@example.com' }],
  ['?token=%20123456%20&email=maria@example.com%20', { token: '123456', email: 'maria@example.com' }],
])('%s is complete', (search, link) => {
  expect(readVerificationAddress(search)).toEqual({ ok: true, value: link })
})

test.each([
  '',
  '?token=123456',
  '?email=maria@example.com',
  '?token=&email=maria@example.com',
  '?token=123456&email=%20',
])('%j lacks a part', (search) => {
  expect(readVerificationAddress(search)).toEqual({
    ok: false,
    error: 'Invalid verification link. Missing token or email.',
  })
})
