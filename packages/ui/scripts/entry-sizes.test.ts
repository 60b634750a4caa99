import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type EntrySize, grownEntries, measureEntries, measureEntry } from './entry-sizes.ts'

const root = join(import.meta.dirname, '..')
const recorded = JSON.parse(readFileSync(join(root, 'sizes.json'), 'utf8')) as Record<string, EntrySize>
const measured = await measureEntries(root)

test('every entry is as large as sizes.json says (renewed by pnpm --filter @dst/ui sizes:update)', () => {
  expect(Object.keys(recorded)).toEqual(Object.keys(measured))
  expect(grownEntries(recorded, measured)).toEqual([])
  expect(Object.keys(measured).length).toBeGreaterThanOrEqual(61)
})

test('only the parts that need a behavior library bring one, and none brings two', () => {
  const placed = ['@floating-ui/core', '@floating-ui/dom', '@floating-ui/react-dom', '@floating-ui/utils']
  const withLibraries = Object.entries(measured)
    .filter(([, { libraries }]) => libraries.length > 0)
    .map(([name, { libraries }]) => [name, libraries])
  expect(Object.fromEntries(withLibraries)).toEqual({
    dialog: ['@headlessui/react'],
    select: [...placed, '@radix-ui/react-select'],
    switch: ['@headlessui/react'],
    tabs: ['@headlessui/react'],
    toast: ['@radix-ui/react-toast'],
    tooltip: [...placed, '@radix-ui/react-tooltip'],
    'two-step-confirmation': ['@headlessui/react'],
  })
})

test('growth of more than 5 % and 100 bytes is found, and so is shrinking', () => {
  const size = (gzip: number): EntrySize => ({ gzip, libraries: [] })
  const before = { button: size(2000), card: size(300), tabs: size(10_000), toast: size(10_000) }
  const after = { button: size(2101), card: size(400), tabs: size(10_500), toast: size(9000) }
  expect(grownEntries(before, after)).toEqual(['button: 2000 became 2101', 'toast: 10000 became 9000'])
})

test('an entry that pulls another behavior library is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'entry-size-'))
  try {
    const file = join(folder, 'pulls-two.tsx')
    writeFileSync(
      file,
      `import { Dialog } from '${root}/src/components/dialog/dialog.tsx'\nimport { Select } from ` +
        `'${root}/src/components/select/select.tsx'\nexport const both = [Dialog, Select]\n`,
    )
    const { libraries } = await measureEntry(root, file)
    expect(libraries).toContain('@headlessui/react')
    expect(libraries).toContain('@radix-ui/react-select')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
