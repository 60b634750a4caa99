import { fail, succeed } from '@dst/domain/result'
import { expect, test } from 'vitest'
import { computed } from './computed.ts'

test('an example that its engine takes has a value', () => {
  expect(computed(succeed(1))).toBe(1)
})

test('an example that its engine refuses does not pass', () => {
  expect(() => computed(fail('months-used-up'))).toThrow('the engine refuses this example: months-used-up')
})
