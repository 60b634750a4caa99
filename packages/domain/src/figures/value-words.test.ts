import { expect, test } from 'vitest'
import { stateName } from './part-words.ts'
import { valueInWords } from './value-words.ts'

test('a value that no words exist for is refused', () => {
  expect(() => valueInWords(undefined, 'USD')).toThrow('a undefined is no value that can be said in words')
})

test('letters of no state are refused', () => {
  expect(stateName('TX')).toBe('Texas')
  expect(() => stateName('ZZ')).toThrow('no state is called ZZ')
})

test('a range with one value is that value', () => {
  expect(valueInWords({ from: 3, to: 3 }, 'years')).toBe('3 years')
  expect(valueInWords({ from: 3, to: 15 }, 'years')).toBe('3 to 15 years')
})
