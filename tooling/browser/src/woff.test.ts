import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sfntOf } from './woff.ts'

const require = createRequire(import.meta.url)

test('the font inside a WOFF file comes out whole: every table in its place, with its checksum', () => {
  const woff = readFileSync(require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff'))
  const font = sfntOf(woff)
  expect(font.length).toBe(woff.readUInt32BE(16))
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const names = tables.map((at) => font.toString('latin1', at, at + 4))
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'name']))
  for (const at of tables) {
    const name = font.toString('latin1', at, at + 4)
    // The checksum of `head` is defined to leave out one of its own fields.
    if (name !== 'head')
      expect(sumOf(font.subarray(font.readUInt32BE(at + 8)), font.readUInt32BE(at + 12)), name).toBe(
        font.readUInt32BE(at + 4),
      )
  }
})

test('a file of another form is refused', () => {
  expect(() => sfntOf(Buffer.from('wOF2 and more'))).toThrow('This is no WOFF 1.0 file')
})

function sumOf(table: Buffer, length: number): number {
  let sum = 0
  for (let at = 0; at < length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
