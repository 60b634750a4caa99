import { expect, test } from 'vitest'
import { readVerificationAddress } from './verification-address.ts'

test.each([
  ['?token=123456&email=maria%40example.com', { token: '123456', email: 'maria@example.com' }],
  ['?email=maria%2Bdst%40example.com&token=abc', { tokenHash: 'abc', email: 'maria+dst@example.com' }],
  ['?email=maria+dst@example.com&token=1234567890', { token: '1234567890', email: 'maria+dst@example.com' }],
  ['?token=%20123456%20&email=maria@example.com%20', { token: '123456', email: 'maria@example.com' }],
  ['#token_hash=abc&type=signup&email=maria%40example.com', { tokenHash: 'abc', email: 'maria@example.com' }],
  ['#token_hash=123456', { tokenHash: '123456', email: '' }],
  ['?token_hash=abc&type=signup', { tokenHash: 'abc', email: '' }],
])('%s is complete', (address, link) => {
  const { search, hash } = new URL(address, 'https://site.example.com')
  expect(readVerificationAddress({ search, hash })).toEqual({ ok: true, value: link })
})

test.each([
  '',
  '?token=123456',
  '?email=maria@example.com',
  '?token=&email=maria@example.com',
  '?token=123456&email=%20',
])('%j lacks a part', (search) => {
  expect(readVerificationAddress({ search, hash: '' })).toEqual({
    ok: false,
    error: 'Invalid verification link. Missing token or email.',
  })
})
