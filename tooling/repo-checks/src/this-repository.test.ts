import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openRepository, type Rule } from './repository.ts'
import { rules } from './rules/index.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const repository = await openRepository(root)

test('the repository that is looked at is the whole one', () => {
  expect(repository.workspaces.length).toBeGreaterThanOrEqual(14)
  expect(repository.files.length).toBeGreaterThanOrEqual(200)
})

test.each(Object.entries<Rule>(rules))('here holds: %s', async (_name, rule) => {
  const findings = await rule(repository)
  expect(findings.map(({ place, message }) => `${place} ${message}`)).toEqual([])
})

test('what lies outside the workspaces is formatted; the rest is looked at by each lint', () => {
  const outside = ['*.{js,json,yaml}', '.changeset/*.json', '.github/**/*.yml', '.oxlintrc.json']
  const prettier = join(root, 'node_modules', '.bin', 'prettier')
  const { status, stderr } = spawnSync(prettier, ['--check', '--log-level=warn', ...outside], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
