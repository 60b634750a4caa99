import { expect, test } from 'vitest'
import { newsText } from './use-lead-news.ts'

test('news names what there is of it', () => {
  expect(newsText({ arrived: 3, changed: 1 })).toBe('3 new, 1 changed')
  expect(newsText({ arrived: 0, changed: 2 })).toBe('2 changed')
  expect(newsText({ arrived: 0, changed: 0 })).toBeUndefined()
})
