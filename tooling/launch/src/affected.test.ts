import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { affectedWorkspaces, changedWorkspaces, namesIn } from './affected.ts'

const hasGit = spawnSync('git', ['--version']).status === 0

let root: string

function git(...args: string[]): void {
  const person = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.com']
  const { status, stderr } = spawnSync('git', [...person, ...args], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function write(file: string, content: unknown): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

/** A repository whose app imports a package, with Turborepo as this one has it. */
function createRepository(): void {
  write('package.json', { name: 'root', packageManager: 'pnpm@12.21.0' })
  write('pnpm-workspace.yaml', 'packages: [parts, app]\n')
  write('pnpm-lock.yaml', "lockfileVersion: '9.0'\nimporters: { .: {}, parts: {}, app: {} }\n")
  write('turbo.json', { tasks: {} })
  write('parts/package.json', { name: 'parts', version: '1.0.0' })
  write('app/package.json', { name: 'app', version: '1.0.0', dependencies: { parts: 'workspace:*' } })
  write('.gitignore', 'node_modules\n.turbo\n')
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(root, 'node_modules'))
}

test('what Turborepo says before its list is not part of it', () => {
  const json = '{ "packages": { "count": 1, "items": [{ "name": "@dst/ui" }] } }'
  expect(namesIn(`• turbo 2.11.11\n${json}`)).toEqual(new Set(['@dst/ui']))
})

describe.runIf(hasGit)('in a repository', () => {
  beforeEach(() => {
    for (const name of ['TURBO_SCM_BASE', 'TURBO_SCM_HEAD', 'GITHUB_BASE_REF']) vi.stubEnv(name, undefined)
    root = mkdtempSync(join(tmpdir(), 'affected-test-'))
    createRepository()
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('commit', '--quiet', '-m', 'begin')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true })
  })

  test('nothing differs from main until something is changed', () => {
    expect(changedWorkspaces(root)).toEqual(new Set())
  })

  test('a file that is not committed changes its own workspace and affects its dependents', () => {
    write('parts/new.ts', 'export const one = 1\n')
    expect(changedWorkspaces(root)).toEqual(new Set(['parts']))
    expect(affectedWorkspaces(root)).toEqual(new Set(['parts', 'app']))
  })

  test('a branch is compared with main', () => {
    git('checkout', '--quiet', '-b', 'branch')
    write('app/new.ts', 'export const one = 1\n')
    git('add', '.')
    git('commit', '--quiet', '-m', 'change the app')
    expect(changedWorkspaces(root)).toEqual(new Set(['app']))
  })

  test('without a main branch there is nothing to compare with', () => {
    git('branch', '--quiet', '-m', 'main', 'other')
    expect(changedWorkspaces(root)).toBeUndefined()
  })
})
