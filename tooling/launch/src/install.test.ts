import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Context } from './context.ts'
import { installDependencies } from './install.ts'
import { failedOutput, remedyFor } from './logged-step.ts'
import type { Program } from './programs.ts'

let root: string
let ran: string[]
let written: string
let exitCode: number
let context: Context

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'install-test-'))
  ran = []
  written = ''
  exitCode = 0
  await mkdir(join(root, 'packages', 'one'), { recursive: true })
  await writeFile(join(root, 'pnpm-workspace.yaml'), 'packages:\n  - packages/*\n')
  await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9\n')
  await writeFile(join(root, 'package.json'), '{}')
  await writeFile(join(root, 'packages', 'one', 'package.json'), '{"name":"one"}')
  const run = async (program: Program) => {
    ran.push([program.command, ...program.args].join(' '))
    program.onLine('what pnpm said')
    for (const folder of ['node_modules', 'packages/one/node_modules'])
      await mkdir(join(root, folder), { recursive: true })
    return exitCode
  }
  context = {
    root,
    environment: {},
    screen: { isTerminal: false, write: (text) => (written += text) },
    programs: { run, start: (program) => ({ ended: run(program) }), stop: async () => {}, isStopping: () => false },
  }
})
afterEach(() => rm(root, { recursive: true }))

const install = 'pnpm install --frozen-lockfile --prefer-offline --config.confirmModulesPurge=false'

test('the first time installs, the second time calls nothing', async () => {
  expect(await installDependencies(context)).toBe(true)
  expect(await installDependencies(context)).toBe(true)
  expect(ran).toEqual([install])
})

test.each([
  ['the lockfile', 'pnpm-lock.yaml'],
  ['a workspace’s manifest', 'packages/one/package.json'],
])('a change of %s installs again', async (_what, file) => {
  await installDependencies(context)
  await writeFile(join(root, file), '{"name":"changed"}')
  await installDependencies(context)
  expect(ran).toEqual([install, install])
})

test('a deleted node_modules folder installs again', async () => {
  await installDependencies(context)
  await rm(join(root, 'packages/one/node_modules'), { recursive: true })
  await installDependencies(context)
  expect(ran).toEqual([install, install])
})

test('an install that failed shows its output and what to do, and is tried again next time', async () => {
  exitCode = 1
  expect(await installDependencies(context)).toBe(false)
  expect(written).toContain('what pnpm said')
  expect(written).toContain('The dependencies could not be installed. Check the network connection')
  exitCode = 0
  expect(await installDependencies(context)).toBe(true)
  expect(ran).toHaveLength(2)
})

test('of a failed build the lines of the failed workspaces are shown', () => {
  const lines = [
    '@dst/domain:build: fine',
    '@dst/ui:build: out of memory',
    '@dst/uix:build: fine',
    '',
    'Failed:    @dst/ui#build',
  ]
  expect(failedOutput(lines)).toEqual(['@dst/ui:build: out of memory'])
})

test('where no workspace is named every line is shown', () => {
  expect(failedOutput(['could not be started'])).toEqual(['could not be started'])
})

test('where no workspace is named the last lines are shown', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)
  expect(failedOutput(lines)).toEqual(lines.slice(60))
})

test('a program that the system cannot execute has advice of its own', () => {
  expect(remedyFor(['@dst/ui:build: ok', 'pnpm: Exec format error (os error 8)'])).toContain('install script')
  expect(remedyFor(['out of memory'])).toBeUndefined()
})
