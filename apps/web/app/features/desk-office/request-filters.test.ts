import { expect, test } from 'vitest'
import { filtersFromQuery, isCrd, queryOfFilters } from './request-filters.ts'

test('filters go into an address and come back', () => {
  const filters = { state: 'failed', age: 'week', firm: '123456', channel: 'mail', needsHelp: true } as const
  const query = queryOfFilters(filters)
  expect(query).toEqual({ state: 'failed', age: 'week', firm: '123456', channel: 'mail', help: 'yes' })
  expect(filtersFromQuery(new URLSearchParams(query))).toEqual(filters)
})

test('a search text is put into no address, even where it comes with the filters', () => {
  const all = { state: 'failed', search: 'ruth@example.com' } as const
  expect(queryOfFilters(all)).toEqual({ state: 'failed' })
  expect(filtersFromQuery(new URLSearchParams('search=ruth@example.com&state=failed'))).toEqual({ state: 'failed' })
})

test.each(['state=lost', 'age=year', 'firm=12a', 'firm=12345678901', 'channel=fax', 'help=no', 'firm=', ''])(
  'what no list knows is left out: %s',
  (query) => expect(filtersFromQuery(new URLSearchParams(query))).toEqual({}),
)

test.each([
  ['1', true],
  ['1234567890', true],
  ['12345678901', false],
  ['-1', false],
  ['', false],
])('%j is a CRD number: %s', (text, is) => expect(isCrd(text)).toBe(is))
