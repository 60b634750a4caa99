import { expect, test } from 'vitest'
import { endpoints, shareExchangeSchema } from '../src/index.ts'
import { refusals } from './refusals.ts'

test.each([
  [{ ciphertext: 'A_-9'.repeat(12_000) }, []],
  [{ ciphertext: 'A'.repeat(120_001) }, ['ciphertext: The encrypted content must be at most 120000 characters']],
  [{ ciphertext: '' }, ['ciphertext: The encrypted content is required']],
  [{}, ['ciphertext: The encrypted content is required']],
  [{ ciphertext: 'a+b=' }, ['ciphertext: The encrypted content must be base64url']],
  [{ ciphertext: 'AAAA', key: 'AAAA' }, ['key: Unknown field: key']],
])('what is shared is base64url of a bounded size, and nothing besides', (body, expected) => {
  expect(refusals(shareExchangeSchema, body)).toEqual(expected)
})

test('the id of a share is its full length', () => {
  const { params } = endpoints.openExchangeShare
  expect(refusals(params, { id: 'Ab_-'.repeat(8) })).toEqual([])
  for (const id of ['', 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}.`])
    expect(refusals(params, { id }), id).toEqual(['id: The id of a share has 32 letters or digits'])
})
