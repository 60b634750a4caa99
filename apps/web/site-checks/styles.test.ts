import { describe, expect, test } from 'vitest'
import { builtPage, readBuiltPages } from './built-page.ts'
import { readStyleSheets, unstyledClasses } from './styles.ts'

describe('the style sheets of a page', () => {
  const sheets = readStyleSheets()

  test.each(readBuiltPages())('know every part that $path shows', (page) => {
    expect(page.html.querySelectorAll('[class^=ui-]').length).toBeGreaterThan(10)
    expect(unstyledClasses(page, sheets)).toEqual([])
  })
})

test('a part that only another page has styles for is found', () => {
  const sheets = new Map([
    ['/assets/site.css', '.ui-badge-mark{color:red}'],
    ['/assets/profile.css', '.ui-badge{color:red}.ui-switch:hover{color:red}'],
  ])
  const page = (names: string) =>
    builtPage('/', `<link rel="stylesheet" href="/assets/site.css"><p class="${names}">Open</p>`)
  expect(unstyledClasses(page('ui-badge-mark mt-4 ui-unknown'), sheets)).toEqual([])
  expect(unstyledClasses(page('ui-badge ui-switch'), sheets)).toEqual(['ui-badge', 'ui-switch'])
})
