import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { full } from '@dst/vitest-config/run'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const repository = join(import.meta.dirname, '../../..')
const workspaces = ['apps/api', 'packages/domain', 'packages/ui', 'tooling/checks']
const settings = [
  '.prettierignore',
  'CONTRIBUTING.md',
  'docs',
  'pnpm-workspace.yaml',
  'prettier.config.js',
  'tsconfig.base.json',
]
const left = /\/(?:node_modules|dist|reports|coverage|\.turbo)$/

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-test-'))
  for (const path of [...settings, ...workspaces])
    cpSync(join(repository, path), join(root, path), { recursive: true, filter: (source) => !left.test(source) })
  for (const folder of ['.', ...workspaces])
    symlinkSync(join(repository, folder, 'node_modules'), join(root, folder, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true }))

function node(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: join(root, folder), encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

const program = join(repository, 'tooling/launch/node_modules/plop/bin/plop.js')
const plopfile = join(repository, 'tooling/launch/plopfile.ts')
const make = (...typed: string[]) => node('.', program, '--plopfile', plopfile, '--dest', root, ...typed)
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('every command of CONTRIBUTING runs as it is printed, and what it makes is formatted', () => {
  const [, block = ''] = /^```sh\n(.*?pnpm new.*?)^```$/ms.exec(read('CONTRIBUTING.md')) ?? []
  const commands = block.replaceAll('\\\n', ' ').match(/^pnpm new .+$/gm) ?? []
  const typed = commands.map((command) => (command.match(/"[^"]*"|\S+/g) ?? []).slice(2))
  expect(typed.map(([kind]) => kind)).toEqual(['component', 'pattern', 'api-module', 'decision', 'parameter'])
  for (const words of typed) {
    const { status, output } = make(...words.map((word) => word.replaceAll('"', '')))
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('Next: ') as string })
  }
  const written = [
    ...['components/fee-note', 'patterns/fee-table', 'styles'].map((folder) => `packages/ui/src/${folder}`),
    'packages/domain/src/parameters',
    ...['app.ts', 'modules/fee-notes', 'database/fee-notes.ts'].map((path) => `apps/api/src/${path}`),
  ]
  expect(node('.', 'node_modules/prettier/bin/prettier.cjs', '--check', ...written)).toMatchObject({ status: 0 })
})

test('a part is exported and in the style sheet, a module registered behind the authentication', () => {
  expect(JSON.parse(read('packages/ui/package.json'))).toHaveProperty(['exports', './fee-note', 'import'])
  expect(read('packages/ui/src/styles/pages.css')).toContain("@import '../components/fee-note/fee-note.css';\n")
  expect(read('packages/ui/src/patterns/fee-table/fee-table.stories.tsx')).toContain("title: 'Patterns/FeeTable'")
  expect(read('apps/api/src/app.ts')).toMatch(/register\(authentication, .*\n.*register\(feeNotesRoutes\(db\)\)/)
  expect(read('apps/api/src/database/fee-notes.ts')).toContain(".where('authUserId', '=', authUserId)")
})

test('a decision is listed, a parameter is in index, group, list of changes and the table of its page', () => {
  const [record = ''] = globSync('docs/decisions/*-fees-stand-next-to-figures.md', { cwd: root })
  expect(read('docs/decisions/README.md')).toContain(record.split('/').at(-1))
  expect(read('packages/domain/src/parameters/index.ts')).toContain('  draftMaximumAge,\n  feeWindow,\n')
  const figures = 'packages/domain/src/figures/figure'
  expect(read(`${figures}-groups.ts`)).toContain("      'draftMaximumAge',\n      'feeWindow',\n")
  expect(read(`${figures}-changes.ts`)).toContain("names: ['feeWindow'] },\n")
  expect(read('docs/product/limits.md')).toMatch(/^\| `feeWindow` \|.* 30 days \|$/m)
})

test('a name in another case, or one that is taken, is refused', () => {
  expect(make('component', 'FeeNote', 'A.', 'B.', 'C.')).toMatchObject({ status: 1 })
  expect(existsSync(join(root, 'packages/ui/src/components/FeeNote'))).toBe(false)
  expect(make('component', 'badge', 'A.', 'B.', 'C.').output).toContain('File already exists')
  expect(make('parameter', 'feeLimit', 'noSuchOne', 'USD', '1', 'A limit', 'docs').status).toBe(1)
})

test('what is made has right types, and its database test passes', { tags: [full] }, () => {
  for (const workspace of ['packages/ui', 'packages/domain', 'apps/api'])
    expect(node(workspace, 'node_modules/typescript/bin/tsc', '--noEmit'), workspace).toMatchObject({ status: 0 })
  expect(node('apps/api', 'node_modules/vitest/vitest.mjs', 'run', 'fee-notes')).toMatchObject({ status: 0 })
})
