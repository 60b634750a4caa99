import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readWorkspaceTests } from './reports.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'reports-test-'))
  await mkdir(join(root, 'one', 'reports'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const workspace = { name: '@dst/one', folder: 'one' }
const write = (file: 'unit' | 'e2e' | 'left', report: unknown) =>
  writeFile(join(root, 'one', 'reports', `${file}.json`), typeof report === 'string' ? report : JSON.stringify(report))
const vitest = {
  numTotalTests: 7,
  numPassedTests: 4,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  success: true,
}
const playwright = { errors: [], stats: { expected: 6, unexpected: 0, flaky: 0, skipped: 3 } }

test('a report of Vitest', async () => {
  await write('unit', vitest)
  expect(await readWorkspaceTests(root, workspace, true)).toEqual({
    name: '@dst/one',
    counts: { passed: 4, failed: 0, skipped: 3, left: 0 },
  })
})

test('a failed test of Vitest is named with its first failure', async () => {
  const assertionResults = [
    { status: 'passed', fullName: 'one', failureMessages: [] },
    { status: 'failed', fullName: 'three', failureMessages: ['Error: no', 'Error: nor'] },
  ]
  await write('unit', { ...vitest, numFailedTests: 1, success: false, testResults: [{ assertionResults }] })
  const { counts, notes } = await readWorkspaceTests(root, workspace, false)
  expect(counts).toEqual({ passed: 4, failed: 1, skipped: 3, left: 0 })
  expect(notes).toEqual(['failed: three: Error: no'])
})

test('what Vitest skipped for its tag, and what Playwright lists, is left to the full run', async () => {
  const assertionResults = [
    { status: 'skipped', fullName: 'one', tags: ['full'] },
    { status: 'skipped', fullName: 'two', tags: [] },
    { status: 'passed', fullName: 'three', tags: ['full'] },
  ]
  await write('unit', { ...vitest, testResults: [{ assertionResults }] })
  await write('left', { suites: [{ specs: [{}], suites: [{ specs: [{}, {}] }] }] })
  expect((await readWorkspaceTests(root, workspace, true)).counts).toEqual({
    passed: 4,
    failed: 0,
    skipped: 2,
    left: 4,
  })
})

test('a failed test of Playwright is named with its place and all its errors', async () => {
  const spec = (line: number, title: string, ok: boolean, errors: { message: string }[]) => ({
    ok,
    file: 'a.e2e.ts',
    line,
    title,
    tests: [{ results: [{ errors }] }],
  })
  await write('e2e', {
    ...playwright,
    stats: { ...playwright.stats, unexpected: 1 },
    suites: [
      {
        specs: [spec(3, 'one', true, [])],
        suites: [{ specs: [spec(9, 'two', false, [{ message: 'Out of time' }, { message: 'Error: no' }])] }],
      },
    ],
  })
  expect((await readWorkspaceTests(root, workspace, false)).notes).toEqual([
    'failed: a.e2e.ts:9 two: Out of time\nError: no',
  ])
})

test.each([
  ['a run that failed outside of a test', vitest],
  ['a hook that failed, or a file that could not be loaded,', { ...vitest, success: false }],
])('%s shows the end of its log', async (_case, report) => {
  await write('unit', report)
  await mkdir(join(root, 'one', '.turbo'))
  const lines = Array.from({ length: 50 }, (_, at) => `line ${at + 1}`)
  await writeFile(join(root, 'one', '.turbo', 'turbo-test.log'), `${lines.join('\n')}\n`)
  const [note, ...others] = (await readWorkspaceTests(root, workspace, false)).notes ?? []
  expect(note).toBe(`the end of its log:\n${lines.slice(10).join('\n')}`)
  expect(others).toEqual([])
})

test('a run that passed, or that names what failed, shows no log', async () => {
  await mkdir(join(root, 'one', '.turbo'))
  await writeFile(join(root, 'one', '.turbo', 'turbo-test.log'), 'line\n')
  await write('unit', vitest)
  expect((await readWorkspaceTests(root, workspace, true)).notes).toBeUndefined()
  await write('e2e', { ...playwright, errors: [{ message: 'no' }] })
  expect((await readWorkspaceTests(root, workspace, false)).notes).toEqual(['outside of any test: no'])
})

test('a report of Playwright', async () => {
  await write('e2e', playwright)
  expect((await readWorkspaceTests(root, workspace, true)).counts).toEqual({
    passed: 6,
    failed: 0,
    skipped: 3,
    left: 0,
  })
})

test('both reports of one workspace are added', async () => {
  await write('unit', vitest)
  await write('e2e', playwright)
  expect((await readWorkspaceTests(root, workspace, true)).counts).toEqual({
    passed: 10,
    failed: 0,
    skipped: 6,
    left: 0,
  })
})

test('failed tests are counted once, not once more for the failed run', async () => {
  await write('unit', { ...vitest, numFailedTests: 2, success: false })
  await write('e2e', { errors: [], stats: { expected: 5, unexpected: 1, skipped: 0 } })
  const { counts, problem } = await readWorkspaceTests(root, workspace, false)
  expect(counts).toEqual({ passed: 9, failed: 3, skipped: 3, left: 0 })
  expect(problem).toBeUndefined()
})

test.each([
  ['no report', undefined, true, 'no readable test report'],
  ['half a report', '{"numPassedTests": 4', true, 'no readable test report'],
  ['a report of another kind', { tests: 4 }, true, 'no readable test report'],
  ['no test at all', { ...vitest, numPassedTests: 0 }, true, 'no test ran'],
  ['a failed run with passed tests only', vitest, false, 'the run failed outside of a test'],
])('%s is one failure', async (_case, report, succeeded, problem) => {
  if (report !== undefined) await write('unit', report)
  const tests = await readWorkspaceTests(root, workspace, succeeded)
  expect([tests.counts.failed, tests.problem]).toEqual([1, problem])
})

test('a file that could not be loaded is one failure, though no test failed', async () => {
  await write('unit', { ...vitest, success: false })
  expect((await readWorkspaceTests(root, workspace, false)).counts.failed).toBe(1)
})

test('an error of Playwright’s outside of a test is one failure, and is told', async () => {
  await write('e2e', {
    ...playwright,
    errors: [{ message: 'no', stack: 'Error: no\n  at a.ts:1' }, { message: 'nor' }],
  })
  const { counts, notes } = await readWorkspaceTests(root, workspace, false)
  expect(counts.failed).toBe(1)
  expect(notes).toEqual(['outside of any test: Error: no\n  at a.ts:1', 'outside of any test: nor'])
})
