import { expect, test } from 'vitest'
import { fragmentOfSearch, searchOfFragment, searchPath } from './search-address.ts'

test.each([
  ['boot & tax', '/search#q=boot+%26+tax'],
  ['  boot ', '/search#q=boot'],
  ['   ', '/search'],
])('a search for %j has the address %s', (text, path) => {
  expect(searchPath(text)).toBe(path)
  expect(searchOfFragment(fragmentOfSearch(text))).toBe(text.trim())
})

test.each(['', 'letter-A', 'q='])('the fragment %j searches for nothing', (fragment) => {
  expect(searchOfFragment(fragment)).toBe('')
})
