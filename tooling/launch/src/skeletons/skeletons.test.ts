import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { kinds } from './kinds.ts'
import { copyRepository, type RepositoryCopy } from './repository-copy.ts'
import { parameter, told } from './typed-words.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let copy: RepositoryCopy
beforeEach(async () => {
  copy = await copyRepository()
})
afterEach(() => copy.remove())

/** Runs Prettier's check on files of the copy. */
function isFormatted(files: string[]): boolean {
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', ...files]
  return spawnSync(process.execPath, prettier, { cwd: copy.root }).status === 0
}

describe('a part of the design system', () => {
  test.each([
    ['component', 'components', 'Components/FeeNote'],
    ['pattern', 'patterns', 'Patterns/FeeNote'],
  ])('%s: its folder is complete, exported and in the style sheet', async (kind, folder, title) => {
    const path = `packages/ui/src/${folder}/fee-note/fee-note`
    const endings = ['tsx', 'css', 'stories.tsx', 'docs.tsx']
    const files = endings.map((ending) => `${path}.${ending}`)
    const written = copy.make(kind, 'fee-note', ...told)
    expect(written).toEqual([...files, 'packages/ui/package.json', 'packages/ui/src/styles/pages.css'])
    expect(isFormatted(written)).toBe(true)
    expect(JSON.parse(await copy.read('packages/ui/package.json'))).toHaveProperty(['exports', './fee-note'], {
      '@dst/source': `./src/${folder}/fee-note/fee-note.tsx`,
      types: `./dist/types/${folder}/fee-note/fee-note.d.ts`,
      import: './dist/fee-note.js',
    })
    expect(await copy.read('packages/ui/src/styles/pages.css')).toContain(
      `@import '../${folder}/fee-note/fee-note.css';\n`,
    )
    expect(await copy.read(`${path}.css`)).toContain('@layer components {\n  .ui-fee-note {\n')
    expect(await copy.read(`${path}.tsx`)).toContain('/** A fee with its reason. */\nexport function FeeNote(')
    expect(await copy.read(`${path}.stories.tsx`)).toContain(`title: '${title}'`)
    const docs = await copy.read(`${path}.docs.tsx`)
    expect(docs).toContain(`avoid: ["A message: don't, use Banner."]`)
    expect(docs).toMatch(/conformance: \{[^}]*'Fee note'/)
  })

  test('what only a person can do is said', () => {
    const next = copy.planned('component', 'fee-note', ...told).next.join('\n')
    for (const step of ['sizes:update', 'a part on no screen', 'screenshots:update', 'samples', 'partsOf', 'changeset'])
      expect(next).toContain(step)
  })
})

test('a module of the API has its layers and its test, and is registered behind the authentication', async () => {
  const path = 'apps/api/src/modules/fee-notes/fee-notes'
  const files = ['-routes.ts', '-service.ts', '-repository.ts', '.db.test.ts'].map((ending) => `${path}${ending}`)
  const written = copy.make('api-module', 'fee-notes', '--summary', 'Tells the fees.')
  expect(written).toEqual([...files, 'apps/api/src/app.ts'])
  expect(isFormatted(written)).toBe(true)
  const app = await copy.read('apps/api/src/app.ts')
  const places = [
    "faqs-routes.ts'\nimport { feeNotesRoutes } from './modules/fee-notes/fee-notes-routes.ts'\nimport { healthRoutes",
    'await api.register(authentication',
    'await api.register(feeNotesRoutes(db))\n',
  ].map((text) => app.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  const routes = await copy.read(`${path}-routes.ts`)
  expect(routes).toContain("url: '/api/me/fee-notes'")
  expect(routes).toContain("access: 'investor'")
  expect(await copy.read(`${path}-repository.ts`)).toContain(".where('authUserId', '=', authUserId)")
  const next = copy.planned('api-module', 'other', '--summary', 'Tells.').next.join('\n')
  for (const list of [
    'contracts/tests/endpoints.test.ts',
    'statuses.test.ts',
    'access.test.ts',
    'create-api-client.ts',
  ])
    expect(next).toContain(list)
})

test('the last module in the alphabet is registered as well', async () => {
  copy.make('api-module', 'zoning', '--summary', 'Tells the zone.')
  expect(await copy.read('apps/api/src/app.ts')).toContain(
    "users-routes.ts'\nimport { zoningRoutes } from './modules/zoning/zoning-routes.ts'\nimport { answerSerializer",
  )
})

test('a decision takes the number after the highest, leaves gaps alone, and is listed', async () => {
  writeFileSync(join(copy.root, 'docs/decisions/0917-far-ahead.md'), '# 917. Far\n')
  const file = 'docs/decisions/0918-fees-arent-hidden.md'
  const written = copy.make('decision', "Fees aren't", 'hidden', '--outcome', 'A fee stands beside its figure.')
  expect(written).toEqual([file, 'docs/decisions/README.md'])
  expect(await copy.read(file)).toContain("# 918. Fees aren't hidden\n\n**Context.**")
  expect(await copy.read(file)).toContain('**Decision.** A fee stands beside its figure. ')
  expect(await copy.read('docs/decisions/README.md')).toContain(
    "\n- [918. Fees aren't hidden](0918-fees-arent-hidden.md)\n",
  )
})

describe('a parameter', () => {
  test('stands in its files, in the indexes and in the table of its page', async () => {
    const folder = 'packages/domain/src/parameters'
    const page = 'docs/product/limits.md'
    const files = ['flow.ts', 'index.ts', 'provenance/flow.ts', 'provenance/index.ts'].map(
      (name) => `${folder}/${name}`,
    )
    expect(copy.make(...parameter('feeWindow')).toSorted()).toEqual([page, ...files])
    expect(isFormatted(files)).toBe(true)
    const [value, values, said, allSaid] = await Promise.all(files.map((file) => copy.read(file)))
    expect(value).toMatch("\n\n/** Days in which a fee's due (days). */\nexport const feeWindow = 1_500\n")
    expect(said).toMatch(
      `\n\nexport const feeWindow = {\n  label: "Days in which a fee's due",\n  unit: 'days',\n` +
        `  value: values.feeWindow,\n  source: 'docs/product/limits.md#drafts',\n  reviewed: '2026-11-24',\n` +
        '} satisfies Parameter\n',
    )
    for (const index of [values, allSaid])
      expect(index).toContain('  draftMaximumAge,\n  feeWindow,\n  googleReturnWindow,\n')
    const text = await copy.read(page)
    expect(text).toContain('<!-- parameters: draftMaximumAge, feeWindow -->')
    expect(text).toContain('| `feeWindow` | 1500 days |\n')
  })

  test.each([
    ['days', '{"from": 1, "to": 2}', ' (days)', ': Range = { from: 1, to: 2 }'],
    ['count', '[3, 5]', '', ': readonly number[] = [3, 5]'],
    ['share', '0.038', ' (share of 1)', ' = 0.038'],
    ['year', '2026', ' (year)', ' = 2026'],
    ['flag', 'true', '', ' = true'],
    ['text', 'As it is', '', " = 'As it is'"],
  ])('in %s may be %s', async (unit, value, spoken, rest) => {
    copy.make(...parameter('feeWindow', { unit, value, subject: 'deadlines' }))
    const text = await copy.read('packages/domain/src/parameters/deadlines.ts')
    expect(text).toContain(`/** Days in which a fee's due${spoken}. */\nexport const feeWindow${rest}\n`)
    expect(text.startsWith("import type { Range } from './range.ts'\n\n")).toBe(rest.includes('Range'))
  })
})

const outcome = ['--outcome', 'It is.']

test('a step that fails takes back what was done before it', async () => {
  writeFileSync(join(copy.root, 'docs/decisions/0001-headless.md'), 'Nothing at its head.\n')
  const before = await copy.everything()
  expect(() => copy.make('decision', 'Fees', ...outcome)).toThrow('write-decisions-index.ts failed, and nothing')
  rmSync(join(copy.root, 'packages/ui/scripts/style-index.ts'))
  const { 'packages/ui/scripts/style-index.ts': _, ...left } = before
  expect(() => copy.make('component', 'fee-note', ...told)).toThrow('write-exports.ts failed, and nothing')
  expect(await copy.everything()).toEqual(left)
})

test('a server that can no longer be read by its lines is refused', async () => {
  writeFileSync(join(copy.root, 'apps/api/src/app.ts'), 'export const app = 1\n')
  expect(() => copy.make('api-module', 'fee-notes', '--summary', 'Tells.')).toThrow('apps/api/src/app.ts has no longer')
})

test('the command says why and how it is called, and ends with 1', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'new.ts'), 'decision'], {
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toBe(
    'Missing: the title, --outcome.\n\nUsage:\n' +
      '  pnpm new decision <title words> --outcome "<the decision in one sentence>"\n',
  )
})

test('every command of CONTRIBUTING runs as it is printed', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../CONTRIBUTING.md'), 'utf8')
  const [, block = ''] = /^```sh\n(.*?pnpm new.*?)^```$/ms.exec(guide) ?? []
  const lines = block.replaceAll('\\\n', ' ').split('\n')
  const commands = lines.filter((line) => line.startsWith('pnpm new '))
  for (const command of commands) {
    const [, , ...words] = command.match(/"[^"]*"|\S+/g) ?? []
    expect(copy.make(...words.map((word) => word.replaceAll('"', ''))), command).not.toEqual([])
  }
  expect(commands.map((command) => command.split(' ')[2])).toEqual(Object.keys(kinds))
})
