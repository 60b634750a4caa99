import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbeddedCopy } from '@dst/vitest-config/database-copies'
import { expect, test } from 'vitest'
import { databasePicture } from './database-picture.ts'
import { tableNotes } from './table-notes.ts'

const written = await readFile(join(import.meta.dirname, '../../../docs/database.md'), 'utf8')

test('docs/database.md shows the database as it is; otherwise run `pnpm --filter @dst/api db:picture`', async () => {
  const pglite = await openEmbeddedCopy()
  expect(await databasePicture(pglite)).toBe(written)
  await pglite.close()
})

test('every line about a table is about one that is there', () => {
  const tables = [...written.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(tables.length).toBeGreaterThanOrEqual(25)
  expect(Object.keys(tableNotes).map((name) => name.replace(/^\w+\./, ''))).toEqual(expect.arrayContaining(tables))
  expect(tables).toHaveLength(Object.keys(tableNotes).length)
})

test('a reference that is added shows, and a table without a line about it is refused', async () => {
  const pglite = await openEmbeddedCopy()
  await pglite.exec('alter table faqs add column reviewed_by uuid references investors (id)')
  const picture = await databasePicture(pglite)
  expect(picture).toContain('  investors |o--o{ faqs : reviewed_by\n')
  await pglite.exec('create table notes (id uuid primary key)')
  await expect(databasePicture(pglite)).rejects.toThrow('public.notes')
  await pglite.close()
})
