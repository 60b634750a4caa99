import { inflateSync } from 'node:zlib'

const sfntHeader = 12
const sfntEntry = 16
const woffHeader = 44
const woffEntry = 20

/**
 * Extracts the TrueType or OpenType font from a WOFF 1.0 file: browsers read system fonts only in those formats.
 * @source https://www.w3.org/TR/WOFF/, sections 3 to 5
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF 1.0 file')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(sfntHeader + sfntEntry * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  let end = head.length
  for (let index = 0; index < count; index += 1) {
    const from = woffHeader + woffEntry * index
    const [offset, packed, length] = [
      woff.readUInt32BE(from + 4),
      woff.readUInt32BE(from + 8),
      woff.readUInt32BE(from + 12),
    ]
    const stored = woff.subarray(offset, offset + packed)
    const at = sfntHeader + sfntEntry * index
    woff.copy(head, at, from, from + 4)
    woff.copy(head, at + 4, from + 16, from + 20)
    head.writeUInt32BE(end, at + 8)
    head.writeUInt32BE(length, at + 12)
    // Tables begin at multiples of four bytes.
    const table = Buffer.alloc((length + 3) & ~3)
    table.set(packed < length ? inflateSync(stored) : stored)
    parts.push(table)
    end += table.length
  }
  return Buffer.concat(parts)
}
