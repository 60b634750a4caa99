import { describe, expect, it } from 'vitest'
import { builtPage, readBuiltPages } from './built-page'
import { readStyleSheets, unstyledClasses } from './styles'

describe('the style sheets of a page', () => {
  const sheets = readStyleSheets()

  it.each(readBuiltPages())('know every part that $path shows', (page) => {
    expect(page.html.querySelectorAll('[class^=ui-]').length).toBeGreaterThan(10)
    expect(unstyledClasses(page, sheets)).toEqual([])
  })
})

it('a part that only another page has styles for is found', () => {
  const sheets = new Map([
    ['/assets/site.css', '.ui-badge-mark{color:red}'],
    ['/assets/profile.css', '.ui-badge{color:red}.ui-switch:hover{color:red}'],
  ])
  const page = (names: string) =>
    builtPage('/', `<link rel="stylesheet" href="/assets/site.css"><p class="${names}">Open</p>`)
  expect(unstyledClasses(page('ui-badge-mark mt-4 ui-unknown'), sheets)).toEqual([])
  expect(unstyledClasses(page('ui-badge ui-switch'), sheets)).toEqual(['ui-badge', 'ui-switch'])
})
