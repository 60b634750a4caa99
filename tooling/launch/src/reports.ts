import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Test counts from one place; a flaky test passed on its second try and also counts as passed. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  flaky: number
}

/** A workspace's test results, or why its run is not valid. */
export interface WorkspaceTests {
  name: string
  counts: Counts
  problem?: string
  /**
   * What scrolled by long before the table: failed tests, Vitest tests that passed only on a second try, and errors
   * outside of any test.
   */
  notes?: string[]
}

/**
 * Adds up the reports of one workspace's test runners: `reports/unit.json` from Vitest and `reports/e2e.json` from
 * Playwright. A missing report, one without tests or one that contradicts `succeeded` counts as one failure, so that a
 * suite that never ran cannot look green.
 */
export async function readWorkspaceTests(
  root: string,
  workspace: { name: string; folder: string },
  succeeded: boolean,
): Promise<WorkspaceTests> {
  const { name, folder } = workspace
  const unit = await readReport(join(root, folder, 'reports', 'unit.json'), countVitest)
  const e2e = await readReport(join(root, folder, 'reports', 'e2e.json'), countPlaywright)
  const found = [unit, e2e].filter((counts) => counts !== undefined)
  const counts = sumCounts(found)
  const problem = problemOf(found.length, counts, succeeded)
  const failures = found.flatMap((report) => report.failures)
  const isUnexplained = failures.length === 0 && (problem !== undefined || counts.failed > 0)
  const end = isUnexplained ? await endOfLog(join(root, folder)) : ''
  const notes = [
    ...found.flatMap(({ retries }) => retries),
    ...failures,
    ...(end === '' ? [] : [`the end of its log:\n${end}`]),
  ]
  return {
    name,
    counts: problem === undefined ? counts : { ...counts, failed: counts.failed + 1 },
    ...(problem === undefined ? {} : { problem }),
    ...(notes.length > 0 ? { notes } : {}),
  }
}

/** The last lines of the test task's log, where a runner names what went wrong outside of a test, as in a hook. */
async function endOfLog(folder: string): Promise<string> {
  const log = await readFile(join(folder, '.turbo', 'turbo-test.log'), 'utf8').catch(() => '')
  return log.trimEnd().split('\n').slice(-40).join('\n')
}

function problemOf(reports: number, { passed, failed }: Counts, succeeded: boolean): string | undefined {
  if (reports === 0) return 'no readable test report'
  if (passed + failed === 0) return 'no test ran'
  if (!succeeded && failed === 0) return 'the run failed outside of a test'
  return undefined
}

/** All counts added up. */
export function sumCounts(parts: readonly Counts[]): Counts {
  return parts.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
      flaky: sum.flaky + part.flaky,
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: 0 },
  )
}

type Fields = Record<string, unknown>

/** The counts of one report, the tests that passed only on a second try, and every failure that it names. */
type Reported = Counts & { retries: string[]; failures: string[] }

function countVitest(report: Fields): Reported | undefined {
  const passed = numberOf(report['numPassedTests'])
  const failed = numberOf(report['numFailedTests'])
  if (passed === undefined || failed === undefined) return undefined
  const skipped = (numberOf(report['numPendingTests']) ?? 0) + (numberOf(report['numTodoTests']) ?? 0)
  // A file that cannot be loaded, or an error after the tests, leaves `success` false without a failed test.
  const unseen = report['success'] === false && failed === 0 ? 1 : 0
  const retries = failuresOf(report, 'passed').map((failure) => `passed only at a second try: ${failure}`)
  const failures = failuresOf(report, 'failed').map((failure) => `failed: ${failure}`)
  return { passed, failed: failed + unseen, skipped, flaky: retries.length, retries, failures }
}

/** The first failure of each test with this status; a passed one that has a failure passed on its second try. */
function failuresOf(report: Fields, wanted: 'passed' | 'failed'): string[] {
  return fieldsIn(report['testResults']).flatMap((file) =>
    fieldsIn(file['assertionResults']).flatMap(({ status, fullName, failureMessages }) => {
      const [failure] = Array.isArray(failureMessages) ? failureMessages.map(String) : []
      return status === wanted && failure !== undefined ? [`${String(fullName)}: ${failure}`] : []
    }),
  )
}

function fieldsIn(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : []
}

function countPlaywright(report: Fields): Reported | undefined {
  const stats = report['stats']
  if (!isFields(stats)) return undefined
  const [expected, unexpected, flaky, skipped] = ['expected', 'unexpected', 'flaky', 'skipped'].map((name) =>
    numberOf(stats[name]),
  )
  if (expected === undefined || unexpected === undefined || flaky === undefined || skipped === undefined)
    return undefined
  const errors = fieldsIn(report['errors']).map(({ stack, message }) => String(stack ?? message))
  return {
    passed: expected + flaky,
    failed: unexpected + (errors.length > 0 && unexpected === 0 ? 1 : 0),
    skipped,
    flaky,
    retries: [],
    failures: [
      ...fieldsIn(report['suites']).flatMap(failedSpecs),
      ...errors.map((error) => `outside of any test: ${error}`),
    ],
  }
}

/** The failed tests of a suite in a report of Playwright and of the suites in it, each with its first error. */
function failedSpecs(suite: Fields): string[] {
  const own = fieldsIn(suite['specs'])
    .filter(({ ok }) => ok === false)
    .map(({ file, line, title, tests }) => {
      const results = fieldsIn(tests).flatMap((one) => fieldsIn(one['results']))
      const [error] = results.flatMap((result) => fieldsIn(result['errors']))
      const reason = error === undefined ? 'without an error' : String(error['message'])
      return `failed: ${String(file)}:${String(line)} ${String(title)}: ${reason}`
    })
  return [...own, ...fieldsIn(suite['suites']).flatMap(failedSpecs)]
}

async function readReport(
  file: string,
  count: (report: Fields) => Reported | undefined,
): Promise<Reported | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    const report: unknown = JSON.parse(text)
    return isFields(report) ? count(report) : undefined
  } catch {
    return undefined
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined
}
