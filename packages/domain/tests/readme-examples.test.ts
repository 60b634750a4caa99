import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'reports')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const examples = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => ({
  code,
  entries: [...code.matchAll(/from '@dst\/domain\/(.+)'$/gm)].map(([, entry = '']) => entry),
}))
/** What an engine computes from inputs; the other entries hold values, words and the shapes of questions. */
const engines = [
  'basis-after',
  'boot-years',
  'calculator',
  'calculator-explanation',
  'comparison',
  'exchange-dates',
  'exchange-facts',
  'exchange-file',
  'exchange-money',
  'faq',
  'form-8824',
  'identification',
  'later-sale',
  'offerings',
  'scoring',
  'tax-estimate',
  'tiers',
  'validation',
]

let folder: string

beforeAll(() => {
  mkdirSync(reports, { recursive: true })
  // Inside the package, whose name leads to its own sources.
  folder = mkdtempSync(join(reports, 'examples-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('each engine has an example', () => {
  const shown = new Set(examples.flatMap(({ entries }) => entries))
  expect(engines.filter((engine) => !shown.has(engine))).toEqual([])
})

test.each(examples.map(({ code, entries }) => ({ code, name: entries.join(', ') })))(
  'the example of $name prints what it says',
  ({ code }) => {
    const file = join(folder, 'example.mts')
    writeFileSync(file, code)
    const { stdout, stderr } = spawnSync(process.execPath, ['--conditions=@dst/source', file], { encoding: 'utf8' })
    const prints = [...code.matchAll(/^console\.log\(.*\) \/\/ (.+)$/gm)].map(([, printed]) => printed)
    expect(stderr).toBe('')
    expect(stdout.trimEnd().split('\n')).toEqual(prints)
  },
)
