import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentedPackages, readReference } from './reference.ts'

test.each(documentedPackages)('everything that %s exports is documented', async (name) => {
  const { project, warnings } = await readReference(name)
  expect(warnings).toEqual([])
  expect(project?.children?.length).toBeGreaterThan(0)
})

test('what has no docstring, leads nowhere, or cannot be named is found', async () => {
  const folder = join(import.meta.dirname, '..', 'fixtures', 'undocumented')
  const { warnings } = await readReference('undocumented', folder)
  const found = warnings.join('\n')
  expect(found).toContain('silent (CallSignature), defined in')
  expect(found).toContain('Failed to resolve link to "Nowhere"')
  expect(found).toMatch(/Hidden, defined in .*, is referenced by/)
})
