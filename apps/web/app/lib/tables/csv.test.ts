import { expect, test } from 'vitest'
import { csvFile, csvOf } from './csv.ts'

test('rows end with a line break, and what needs quotes has them', () => {
  expect(
    csvOf([
      ['Line', 'Value'],
      ['15, "boot"', 5_000],
      ['a\nb', -1],
    ]),
  ).toBe('Line,Value\r\n"15, ""boot""",5000\r\n"a\nb",-1\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1'])('%j is no formula', (text) => {
  expect(csvOf([[text]])).toBe(`"'${text}"\r\n`)
})

test('what is typed within a text stays as it is', () => {
  expect(csvOf([['Oak = Elm', '3-4 units', 'a@b']])).toBe('Oak = Elm,3-4 units,a@b\r\n')
})

test('a file begins with the mark of its letters', async () => {
  const bytes = new Uint8Array(await csvFile([['é']]).arrayBuffer())
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
})
