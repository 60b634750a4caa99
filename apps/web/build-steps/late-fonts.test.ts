import { describe, expect, test } from 'vitest'
import { fontsOf, withLateFonts } from './late-fonts.ts'

const serif =
  '@font-face{font-family:"Source Serif 4 Variable";font-style:normal;font-display:swap;font-weight:200 ' +
  '900;src:url(/assets/serif-a1.woff2)format("woff2")}'
const sans =
  '@font-face{font-family:Public Sans Variable;font-style:normal;font-display:swap;font-weight:100 ' +
  '900;src:url("/assets/sans-b2.woff2") format("woff2")}'
const standIn = '@font-face{font-family:Public Sans Fallback;font-weight:100 459;src:local(Arial);size-adjust:105.7%}'
const fonts = [
  { family: 'Source Serif 4 Variable', weight: '200 900', href: '/assets/serif-a1.woff2' },
  { family: 'Public Sans Variable', weight: '100 900', href: '/assets/sans-b2.woff2' },
]
const page =
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" ' +
  'href="/assets/app.css"/></head><body></body></html>'

describe('the fonts of a style sheet', () => {
  test('are those that it fetches, and not those that stand in', () => {
    expect(fontsOf(`${serif}${standIn}${sans}.ui{color:red}`)).toEqual(fonts)
  })

  test.each([
    ['fetches none', standIn, 'The style sheet fetches no font'],
    ['declares one without a weight', sans.replace('font-weight:100 900;', ''), 'A font is declared otherwise'],
  ])('stop the build when the sheet %s', (_case, css, reason) => {
    expect(() => fontsOf(css)).toThrow(reason)
  })
})

describe('a page whose fonts come late', () => {
  test('is marked, and decides before its style sheet', () => {
    const html = withLateFonts(page, fonts)
    expect(html).toMatch(
      /^<!DOCTYPE html><html lang="en" data-fonts="later"><head><meta charSet="utf-8"\/><script>\(function\(.*<\/script><link rel="stylesheet"/,
    )
    expect(html).toContain(JSON.stringify(fonts))
  })

  test.each([
    ['begins otherwise', page.replace('<html lang="en">', '<html>'), 'it does not begin with <html lang="en">'],
    ['has another charset', page.replace('charSet', 'charset'), 'it does not have <meta charSet="utf-8"/>'],
  ])('stops the build when it %s', (_case, html, reason) => {
    expect(() => withLateFonts(html, fonts)).toThrow(reason)
  })
})
