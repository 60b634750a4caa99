import { expect, test } from 'vitest'
import { tooMuchScript, tooMuchStyle, unsizedImages } from './budgets.ts'
import type { Weight } from './built-site.ts'

const page: Weight = {
  path: '/faq',
  kind: 'content',
  scripts: [],
  styles: [],
  inlineStyles: '',
  imagesWithoutSize: [],
  scriptBytes: 0,
  styleBytes: 0,
}

test.each([
  ['content', 124_999, 125_000, 125_001],
  ['home', 155_999, 156_000, 156_001],
  ['server', 219_999, 220_000, 220_001],
  ['exchange', 189_999, 190_000, 190_001],
] as const)('script of a %s page: below and on the limit are fine, above is not', (kind, below, on, above) => {
  const found = (scriptBytes: number) => tooMuchScript([{ ...page, kind, scriptBytes }], 100_000).length
  expect([found(below), found(on), found(above)]).toEqual([0, 0, 1])
})

test('what is found names the page, the bytes, the ratio and the limit', () => {
  expect(tooMuchScript([{ ...page, scriptBytes: 130_800 }], 100_000)).toEqual([
    "/faq loads 130800 bytes of script, 1.308 times the empty app's; a content page may load 125000",
  ])
})

test.each([
  ['content', 14_999, 15_000],
  ['home', 14_999, 15_000],
  ['server', 14_999, 15_000],
  ['exchange', 19_999, 20_000],
] as const)('style of a %s page: below the limit is fine, on it is not', (kind, below, on) => {
  const found = (styleBytes: number) => tooMuchStyle([{ ...page, kind, styleBytes }]).length
  expect([found(below), found(on)]).toEqual([0, 1])
})

test('a picture without its size is found', () => {
  expect(unsizedImages([{ ...page, imagesWithoutSize: ['/card.png'] }])).toEqual([
    '/faq: /card.png has no width and height',
  ])
})
