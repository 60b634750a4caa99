import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const hook = join(root, 'tooling/launch/git-hook.cjs')
const hasGit = spawnSync('git', ['--version']).status === 0

let folder: string

function git(...args: string[]) {
  const person = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.com']
  return spawnSync('git', [...person, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  })
}

/** Writes a file and stages it. */
function stage(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
  git('add', file)
}

describe.runIf(hasGit)('a commit in a repository with these hooks', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hooks-test-'))
    git('init', '--quiet')
    mkdirSync(join(folder, '.git/hooks'), { recursive: true })
    for (const name of ['pre-commit', 'commit-msg'])
      writeFileSync(join(folder, '.git/hooks', name), `#!/bin/sh\nnode ${hook} ${name} "$1"\n`, { mode: 0o755 })
    for (const file of ['prettier.config.js', 'commitlint.config.js'])
      copyFileSync(join(root, file), join(folder, file))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is of formatted files, and leaves nothing behind', () => {
    stage('one.ts', 'const  one = "1";\n')
    expect(git('commit', '-m', 'test: add one')).toMatchObject({ status: 0 })
    expect(git('show', 'HEAD:one.ts').stdout).toBe("const one = '1'\n")
    expect(git('status', '--short', 'one.ts').stdout).toBe('')
  })

  test('of named paths is refused once, with the files formatted', () => {
    stage('one.ts', 'const  one = "1";\n')
    expect(git('commit', '-m', 'test: add one', '--', 'one.ts')).toMatchObject({ status: 1 })
    expect(git('commit', '-m', 'test: add one', '--', 'one.ts')).toMatchObject({ status: 0 })
    expect(git('show', 'HEAD:one.ts').stdout).toBe("const one = '1'\n")
    expect(git('status', '--short', 'one.ts').stdout).toBe('')
  })

  test('has nothing that was not staged', () => {
    stage('one.ts', 'const  one = "1";\n')
    writeFileSync(join(folder, 'one.ts'), 'const  one = "2";\n')
    const { status, stderr } = git('commit', '-m', 'test: add one')
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'Staged in part, and not formatted: one.ts\n' })
    expect(git('show', 'HEAD:one.ts').stdout).toBe('const  one = "1";\n')
    expect(readFileSync(join(folder, 'one.ts'), 'utf8')).toBe('const  one = "2";\n')
  })

  test('is refused for everything that is wrong with its message', () => {
    const { status, stdout, stderr } = git('commit', '--allow-empty', '-m', `feature: A${'a'.repeat(62)}.`)
    const broken = [...(stdout + stderr).matchAll(/\[([\w-]+)\]$/gm)].map(([, rule]) => rule)
    expect({ status, broken }).toEqual({
      status: 1,
      broken: ['header-max-length', 'type-enum', 'subject-case', 'subject-full-stop'],
    })
  })

  test('may have a message of 72 characters', () => {
    expect(git('commit', '--allow-empty', '-m', `test(launch): ${'a'.repeat(58)}`)).toMatchObject({ status: 0 })
  })

  test('may say that it breaks something', () => {
    for (const header of ['feat!: drop one', 'fix(api)!: refuse one'])
      expect(git('commit', '--allow-empty', '-m', header)).toMatchObject({ status: 0 })
    expect(git('commit', '--allow-empty', '-m', 'feature!: drop one')).toMatchObject({ status: 1 })
  })
})
