import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { exports: Record<string, unknown> }
// The vectors are data files, not subjects.
const subpaths = Object.keys(manifest.exports)
  .filter((key) => !key.endsWith('.json'))
  .map((key) => key.slice(2))
// Reading amounts as the world writes them takes a quarter of a kilobyte.
const calculatorBudget = 1_792
const proof = 'Math.round(calculateExchange(defaultExchangeInputs).totalTaxDeferral)'
const wholeCalculator =
  'import { calculateExchange, defaultExchangeInputs, distributionRateFrom, formatUsd, readAmount, stepAmount } ' +
  "from '@dst/domain/calculator'\n" +
  `globalThis.answer = ${proof}\nglobalThis.kept = [distributionRateFrom, formatUsd, readAmount, stepAmount]`

test('the package names its twenty-six subjects, and what few pages need by itself', () => {
  expect(subpaths.toSorted()).toEqual([
    'basis-after',
    'boot-years',
    'calculator',
    'calculator-explanation',
    'comparison',
    'errors',
    'errors/connection',
    'exchange-dates',
    'exchange-facts',
    'exchange-file',
    'exchange-file/after',
    'exchange-file/fields',
    'exchange-file/offerings',
    'exchange-file/running',
    'exchange-money',
    'faq',
    'figures',
    'form-8824',
    'identification',
    'later-sale',
    'offerings',
    'parameters',
    'parameters/contact-promise',
    'parameters/deadlines',
    'parameters/provenance',
    'parameters/provenance/states',
    'parameters/query-defaults',
    'parameters/questionnaire',
    'parameters/states',
    'parameters/states/review-days',
    'parameters/toasts',
    'questionnaire',
    'result',
    'scoring',
    'state-tax',
    'tax-estimate',
    'tiers',
    'time',
    'validation',
    'validation/consultation',
    'wording',
    'wording/long-date',
  ])
})

test.each([
  ['module', (path: string) => `await import('@dst/domain/${path}')`],
  ['commonjs', (path: string) => `require('@dst/domain/${path}')`],
] as const)('Node loads every subject as %s', async (kind, load) => {
  const counts = subpaths.map((path) => `Object.keys(${load(path)}).length`).join(', ')
  const expectedCounts = await sourceExportCounts()
  const answer = `(${load('calculator')}).calculateExchange((${load('calculator')}).defaultExchangeInputs).netEquity`
  const output = await node(kind, `console.log(JSON.stringify([[${counts}], ${answer}]))`)
  expect(JSON.parse(output)).toEqual([expectedCounts, 1_600_000])
})

test('a browser bundle runs where there is no Node', async () => {
  const context: { answer?: number } = {}
  runInNewContext(await bundle(wholeCalculator), context)
  expect(context.answer).toBe(251_282)
})

test('importing the calculator alone adds less than 1.75 KB gzip', async () => {
  const size = gzipSync(await bundle(wholeCalculator)).length
  expect(size).toBeGreaterThan(500)
  expect(size).toBeLessThan(calculatorBudget)
})

test('a value brings neither another one nor what is said about it', async () => {
  const code = await bundle("import { dstTerm } from '@dst/domain/parameters'\nglobalThis.answer = dstTerm")
  expect(code).toContain('=7')
  expect(code.length).toBeLessThan(100)
})

test('what is said about a value brings nothing about another', async () => {
  const code = await bundle("import { dstTerm } from '@dst/domain/parameters/provenance'\nglobalThis.answer = dstTerm")
  expect(code).toContain('Assumed years in the DST')
  expect(code).not.toContain('Assumed growth')
  expect(code.length).toBeLessThan(300)
})

test('answer values can be used without the text of the wizard', async () => {
  const code = await bundle(
    "import { answerValues } from '@dst/domain/questionnaire'\nglobalThis.answer = answerValues",
  )
  expect(code).toContain('ownNoSale')
  expect(code).not.toContain('The qualified intermediary comes first')
})

async function node(kind: 'module' | 'commonjs', source: string): Promise<string> {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [`--input-type=${kind}`, '--eval', source], { cwd: root })
  return stdout
}

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
  })
  return outputFiles[0]?.text ?? ''
}

async function sourceExportCounts(): Promise<number[]> {
  const sources = subpaths.map(
    (path) => [`${root}/src/${path}/index.ts`, `${root}/src/${path}.ts`].find(existsSync) ?? path,
  )
  const modules = await Promise.all(sources.map((source): Promise<object> => import(source)))
  return modules.map((exported) => Object.keys(exported).length)
}
