import { expect, test } from 'vitest'
import { pageAt } from './page-at.ts'

const pages = new Set(['/', '/faq', '/auth/callback', '/terms-and-conditions'])

test.each([
  ['/faq', '/faq'],
  ['/FAQ', '/faq'],
  ['/faq/', '/faq'],
  ['/Faq//', '/faq'],
  ['//faq', '/faq'],
  ['/f%61q', '/faq'],
  ['/', '/'],
  ['//', '/'],
  ['/Auth/Callback/', '/auth/callback'],
  ['/Terms-And-Conditions', '/terms-and-conditions'],
])('%s means %s', (path, page) => {
  expect(pageAt(path, pages)).toBe(page)
})

test.each(['/faqs', '/faq/more', '/faq.html', '//example.com/faq', '/%', '/faq%2', '/api/faq'])(
  '%s means no page',
  (path) => {
    expect(pageAt(path, pages)).toBeUndefined()
  },
)
