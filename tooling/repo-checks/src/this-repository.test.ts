import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openRepository, type Rule } from './repository.ts'
import { rules } from './rules/index.ts'

const repository = await openRepository(fileURLToPath(new URL('../../..', import.meta.url)))

test('the repository that is looked at is the whole one', () => {
  expect(repository.workspaces.length).toBeGreaterThanOrEqual(14)
  expect(repository.files.length).toBeGreaterThanOrEqual(200)
})

test.each(Object.entries<Rule>(rules))('here holds: %s', async (_name, rule) => {
  const findings = await rule(repository)
  expect(findings.map(({ place, message }) => `${place} ${message}`)).toEqual([])
})
