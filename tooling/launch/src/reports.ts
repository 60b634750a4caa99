import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Test counts from one place. */
export interface Counts {
  passed: number
  failed: number
  /** Not run for another reason than its tag. */
  skipped: number
  /** Left to the full run. */
  left: number
}

/** A workspace's test results, or why its run is not valid. */
export interface WorkspaceTests {
  name: string
  counts: Counts
  problem?: string
  /** What scrolled by long before the table: failed tests, and errors outside of any test. */
  notes?: string[]
}

/**
 * Adds up the reports of one workspace's test runners: `reports/unit.json` and `reports/documents.json` from
 * Vitest, `reports/e2e.json` from Playwright, and `reports/left.json` with the list of what Playwright left to the full
 * run. A missing report, one without tests or one that contradicts `succeeded` counts as one failure, so that a suite
 * that never ran cannot look green.
 */
export async function readWorkspaceTests(
  root: string,
  workspace: { name: string; folder: string },
  succeeded: boolean,
): Promise<WorkspaceTests> {
  const { name, folder } = workspace
  const unit = await readReport(join(root, folder, 'reports', 'unit.json'), countVitest)
  const documents = await readReport(join(root, folder, 'reports', 'documents.json'), countVitest)
  const e2e = await readReport(join(root, folder, 'reports', 'e2e.json'), countPlaywright)
  const found = [unit, documents, e2e].filter((counts) => counts !== undefined)
  const left = await readReport(join(root, folder, 'reports', 'left.json'), countListed)
  const counts = sumCounts([...found, ...(left === undefined ? [] : [left])])
  const problem = problemOf(found.length, counts, succeeded)
  const failures = found.flatMap((report) => report.failures)
  const isUnexplained = failures.length === 0 && (problem !== undefined || counts.failed > 0)
  const end = isUnexplained ? await endOfLog(join(root, folder)) : ''
  const notes = [...failures, ...(end === '' ? [] : [`the end of its log:\n${end}`])]
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
      left: sum.left + part.left,
    }),
    { passed: 0, failed: 0, skipped: 0, left: 0 },
  )
}

type Fields = Record<string, unknown>

/** The counts of one report, and every failure that it names. */
type Reported = Counts & { failures: string[] }

/** The tag of a test that only the full run has, in Vitest and, with an @ before it, in Playwright. */
const full = 'full'

function countVitest(report: Fields): Reported | undefined {
  const passed = numberOf(report['numPassedTests'])
  const failed = numberOf(report['numFailedTests'])
  if (passed === undefined || failed === undefined) return undefined
  const pending = (numberOf(report['numPendingTests']) ?? 0) + (numberOf(report['numTodoTests']) ?? 0)
  const left = testsIn(report).filter(({ status, tags }) => status === 'skipped' && isTagged(tags)).length
  // A file that cannot be loaded, or an error after the tests, leaves `success` false without a failed test.
  const unseen = report['success'] === false && failed === 0 ? 1 : 0
  const failures = testsIn(report).flatMap(({ status, fullName, failureMessages }) => {
    const [failure] = Array.isArray(failureMessages) ? failureMessages.map(String) : []
    return status === 'failed' && failure !== undefined ? [`failed: ${String(fullName)}: ${failure}`] : []
  })
  return { passed, failed: failed + unseen, skipped: pending - left, left, failures }
}

function testsIn(report: Fields): Fields[] {
  return fieldsIn(report['testResults']).flatMap((file) => fieldsIn(file['assertionResults']))
}

function isTagged(tags: unknown): boolean {
  return Array.isArray(tags) && tags.includes(full)
}

function fieldsIn(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : []
}

function countPlaywright(report: Fields): Reported | undefined {
  const stats = report['stats']
  if (!isFields(stats)) return undefined
  const [expected, unexpected, skipped] = ['expected', 'unexpected', 'skipped'].map((name) => numberOf(stats[name]))
  if (expected === undefined || unexpected === undefined || skipped === undefined) return undefined
  const errors = fieldsIn(report['errors']).map(({ stack, message }) => String(stack ?? message))
  return {
    passed: expected,
    failed: unexpected + (errors.length > 0 && unexpected === 0 ? 1 : 0),
    skipped,
    left: 0,
    failures: [
      ...fieldsIn(report['suites']).flatMap(failedSpecs),
      ...errors.map((error) => `outside of any test: ${error}`),
    ],
  }
}

/**
 * The failed tests of a suite in a report of Playwright and of the suites in it, each with all its errors: the first
 * one of a test that ran out of time doesn't say what it waited for.
 */
function failedSpecs(suite: Fields): string[] {
  const own = fieldsIn(suite['specs'])
    .filter(({ ok }) => ok === false)
    .map(({ file, line, title, tests }) => {
      const results = fieldsIn(tests).flatMap((one) => fieldsIn(one['results']))
      const errors = results.flatMap((result) => fieldsIn(result['errors'])).map((error) => String(error['message']))
      const reason = errors.length === 0 ? 'without an error' : errors.join('\n')
      return `failed: ${String(file)}:${String(line)} ${String(title)}: ${reason}`
    })
  return [...own, ...fieldsIn(suite['suites']).flatMap(failedSpecs)]
}

/** The journeys in a list that Playwright made without running them. */
function countListed(report: Fields): Counts {
  return { passed: 0, failed: 0, skipped: 0, left: specsIn(report) }
}

function specsIn(suite: Fields): number {
  const below = fieldsIn(suite['suites']).map(specsIn)
  return below.reduce((sum, count) => sum + count, fieldsIn(suite['specs']).length)
}

async function readReport<Found>(
  file: string,
  count: (report: Fields) => Found | undefined,
): Promise<Found | undefined> {
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
