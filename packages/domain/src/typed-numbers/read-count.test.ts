import { expect, test } from 'vitest'
import { readCount } from './read-count.ts'

test.each([
  ['0', 0],
  ['-0', 0],
  ['+ 7', 7],
  ['-3', -3],
  ['1,250', 1250],
])('%s is %d', (text, value) => expect(readCount(text)).toEqual({ kind: 'read', value }))

test.each([
  ['-7,4', [-7, -74]],
  ['7.6', [8]],
  ['2,5,00', [2500]],
])('%s is asked about', (text, meant) => expect(readCount(text)).toMatchObject({ kind: 'ask', meant }))

test('words are no number', () => expect(readCount('seven')).toEqual({ kind: 'unreadable', reason: 'not-a-number' }))
