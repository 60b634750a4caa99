import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { entriesIn } from './entries.ts'
import { entrySizes, weigh } from './entry-sizes.ts'

const record = join(import.meta.dirname, '..', 'entry-sizes.json')
/** How much an entry may grow or shrink before the record has to say so, as a share, and in bytes. */
const tolerance = { share: 0.05, bytes: 100 }

test('what each entry adds to a page is on record', async () => {
  const project = inject('unpacked')
  const entries = await entriesIn(project)
  const sizes = await entrySizes(
    project,
    entries.map(({ name }) => name),
  )
  expect(Object.keys(sizes).length).toBeGreaterThan(50)
  if (process.env['UPDATE_SIZES'] !== undefined) await writeFile(record, `${JSON.stringify(sizes, null, 2)}\n`)
  const recorded = JSON.parse(await readFile(record, 'utf8')) as Record<string, number>
  expect(Object.keys(recorded)).toEqual(Object.keys(sizes))
  for (const [entry, size] of Object.entries(sizes)) {
    const before = recorded[entry] ?? 0
    const change = Math.abs(size - before)
    expect(change, `${entry}: ${before} to ${size} bytes`).toBeLessThan(before * tolerance.share + tolerance.bytes)
  }
})

test.each([
  'problems',
  'problemCodes',
  'fieldLimits',
  'contactMethods',
  'contactTimes',
  'requestStates',
  'requestEvents',
  'securityEventKinds',
  'partnerEventTypes',
])('%s of the contract brings no schema with it', async (table) => {
  // The sentences of all problems are 1,500 bytes, zod alone is above 5,000.
  expect(await weigh(inject('unpacked'), `export { ${table} } from '@dst/contracts'`)).toBeLessThan(2000)
})
