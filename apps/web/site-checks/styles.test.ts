import { describe, expect, test } from 'vitest'
import { builtPage, readBuiltPages } from './built-page.ts'
import { fontFaults, readStyleSheets, unstyledClasses } from './styles.ts'

describe('the style sheets of a page', () => {
  const sheets = readStyleSheets()

  test.each(readBuiltPages())('know every part that $path shows', (page) => {
    expect(page.html.querySelectorAll('[class^=ui-]').length).toBeGreaterThan(10)
    expect(unstyledClasses(page, sheets)).toEqual([])
  })

  test.each(readBuiltPages())('have their fonts asked for by $path itself', (page) => {
    expect(page.html.querySelectorAll('link[as=font]')).toHaveLength(2)
    expect(fontFaults(page, sheets)).toEqual([])
  })
})

test('a font that is asked for too late is found, and one that is not used', () => {
  const sheets = new Map([['/assets/site.css', '@font-face{src:url(./serif-a1.woff2)}']])
  const page = (font: string) =>
    builtPage(
      '/',
      '<link rel="stylesheet" href="/assets/site.css">' +
        `<link rel="preload" as="font" crossorigin="anonymous" href="/assets/${font}">`,
    )
  expect(fontFaults(page('serif-a1.woff2'), sheets)).toEqual([])
  expect(fontFaults(page('serif-b2.woff2'), sheets)).toEqual([
    'serif-a1.woff2 is asked for too late',
    'serif-b2.woff2 is not used',
  ])
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
