import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findBreaches } from './architecture/cruise.ts'
import { openRepository, type Rule } from './repository.ts'
import { rules } from './rules/index.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const repository = await openRepository(root)
const timeout = 120_000

test('the repository that is looked at is the whole one', () => {
  expect(repository.workspaces.length).toBeGreaterThanOrEqual(14)
  expect(repository.files.length).toBeGreaterThanOrEqual(200)
})

test.each(Object.entries<Rule>(rules))('here holds: %s', async (_name, rule) => {
  const findings = await rule(repository)
  expect(findings.map(({ place, message }) => `${place} ${message}`)).toEqual([])
})

test('every import follows the architecture', { timeout }, async () => {
  const { breaches, files } = await findBreaches(root)
  expect(breaches).toEqual([])
  expect(files).toBeGreaterThanOrEqual(1500)
})

test('no file, export or dependency is unused', { timeout }, () => {
  expect(runTool('tooling/checks/node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints')).toEqual(silent)
})

test('what lies outside the workspaces is formatted; the rest is looked at by each lint', { timeout }, () => {
  const outside = ['*.{js,json,yaml}', '.changeset/*.json', '.github/**/*.yml', '.oxlintrc.json']
  expect(runTool('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...outside)).toEqual(silent)
})

const silent = { status: 0, output: '' }

function runTool(program: string, ...args: string[]) {
  // Configurations import packages that may not be built, and one behaves differently within Vitest.
  const env = { ...process.env, NODE_OPTIONS: '--conditions=@dst/source', VITEST: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  return { status, output: stdout + stderr }
}

test('each night every package of the lock file is compared with what is known', async () => {
  expect(await repository.read('.github/workflows/full.yml')).toMatch(/cron: '[^]*\n {6}- run: pnpm advisories\n/)
  expect(JSON.parse(await repository.read('package.json'))).toMatchObject({ scripts: { advisories: 'pnpm audit' } })
})

/** What `pnpm --filter @dst/domain reviews` says on a day; this workspace imports nothing of the product. */
function reviewsOn(...day: string[]) {
  const program = join(root, 'packages/domain/tests/reviews/say-due.ts')
  return spawnSync(process.execPath, [program, ...day], { encoding: 'utf8' })
}

// Not a test of the domain: Turborepo would repeat its result from a day before.
test('no figure is past the day of its next review; those of the next month are announced', async ({ annotate }) => {
  const { status, stdout, stderr } = reviewsOn()
  if (stdout !== '') await annotate(stdout, 'warning')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('a figure is past due from the day after', () => {
  expect(reviewsOn('2027-11-15').stdout).toMatch(/^Soon: to be read again by 2027-11-15: taxYear2026, /)
  expect(reviewsOn('2027-11-15').stderr).not.toMatch(/taxYear2026/)
  expect(reviewsOn('2027-11-16').status).toBe(1)
  expect(reviewsOn('2027-11-16').stderr).toMatch(/^Past due: to be read again by 2027-11-15: taxYear2026, /m)
})

test('the search for the figures of the next tax year is told, and fails nothing', () => {
  expect(reviewsOn('2026-12-28')).toMatchObject({ status: 0, stderr: '' })
  expect(reviewsOn('2026-12-28').stdout).toBe('Soon: to be read again by 2026-12-28: taxYear2027\n')
  expect(reviewsOn('2026-12-29')).toMatchObject({ status: 0, stderr: '' })
  expect(reviewsOn('2026-12-29').stdout).toMatch(/^Past due: to be read again by 2026-12-28: taxYear2027$/m)
})
