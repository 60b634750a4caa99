import { expect, test } from 'vitest'
import { fail, succeed } from './index.ts'

test('a success carries its value', () => {
  expect(succeed(7)).toEqual({ ok: true, value: 7 })
})

test('a failure carries its reason', () => {
  expect(fail('too-late')).toEqual({ ok: false, error: 'too-late' })
})
