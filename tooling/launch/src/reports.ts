import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Tests counted in one place; a flaky test passed at a second try and is also among the passed. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  flaky: number
}

/** A workspace's tests, or why its run does not count as one. */
export interface WorkspaceTests {
  name: string
  counts: Counts
  problem?: string
  /** Tests of Vitest that passed at a second try, with what was wrong at the first; Playwright prints its own. */
  retried?: string[]
}

/**
 * Sums the reports that the runners of one workspace wrote themselves: `reports/unit.json` of Vitest and
 * `reports/e2e.json` of Playwright. No report, a report without a test, or a run that `succeeded` contradicts is one
 * failure, so that a suite that never ran cannot look green.
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
  const retried = unit?.retried ?? []
  const tests = { name, counts, ...(retried.length > 0 ? { retried } : {}) }
  const problem = problemOf(found.length, counts, succeeded)
  if (problem === undefined) return tests
  return { ...tests, problem, counts: { ...counts, failed: counts.failed + 1 } }
}

function problemOf(reports: number, { passed, failed }: Counts, succeeded: boolean): string | undefined {
  if (reports === 0) return 'no readable test report'
  if (passed + failed === 0) return 'no test ran'
  if (!succeeded && failed === 0) return 'the run failed outside of a test'
  return undefined
}

/** All counts together. */
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

function countVitest(report: Fields): (Counts & { retried: string[] }) | undefined {
  const passed = numberOf(report['numPassedTests'])
  const failed = numberOf(report['numFailedTests'])
  if (passed === undefined || failed === undefined) return undefined
  const skipped = (numberOf(report['numPendingTests']) ?? 0) + (numberOf(report['numTodoTests']) ?? 0)
  // A file that cannot be loaded, or an error after the tests, leaves `success` false without a failed test.
  const unseen = report['success'] === false && failed === 0 ? 1 : 0
  const retried = retriedTests(report)
  return { passed, failed: failed + unseen, skipped, flaky: retried.length, retried }
}

/** A passed test whose report has a failure passed at its second try. */
function retriedTests(report: Fields): string[] {
  return fieldsIn(report['testResults']).flatMap((file) =>
    fieldsIn(file['assertionResults']).flatMap(({ status, fullName, failureMessages }) => {
      const [failure] = Array.isArray(failureMessages) ? failureMessages.map(String) : []
      return status === 'passed' && failure !== undefined ? [`${String(fullName)}: ${failure}`] : []
    }),
  )
}

function fieldsIn(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : []
}

function countPlaywright(report: Fields): Counts | undefined {
  const stats = report['stats']
  if (!isFields(stats)) return undefined
  const [expected, unexpected, flaky, skipped] = ['expected', 'unexpected', 'flaky', 'skipped'].map((name) =>
    numberOf(stats[name]),
  )
  if (expected === undefined || unexpected === undefined || flaky === undefined || skipped === undefined)
    return undefined
  const unseen = Array.isArray(report['errors']) && report['errors'].length > 0 && unexpected === 0 ? 1 : 0
  return { passed: expected + flaky, failed: unexpected + unseen, skipped, flaky }
}

async function readReport<Found extends Counts>(
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
