import { expect, test } from 'vitest'
import { createIdempotencyKeys } from './idempotency-keys.ts'

const entry = {
  firstName: 'Margaret',
  lastName: 'Ellison',
  email: 'margaret@example.com',
  subject: 'Day 45',
  message: 'My sale closes in March.',
}

test('the same words keep their key, other words get one of their own', () => {
  let count = 0
  const keyOf = createIdempotencyKeys(() => `key ${++count}`)
  expect([entry, { ...entry }, { ...entry, message: 'In April.' }, entry].map(keyOf)).toEqual([
    'key 1',
    'key 1',
    'key 2',
    'key 3',
  ])
})
