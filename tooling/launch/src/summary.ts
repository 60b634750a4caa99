import { sumCounts, type Counts, type WorkspaceTests } from './reports.ts'
import { minutes } from './test-view.ts'

/** One check that is not a test: it passes or fails as a whole. */
export interface Check {
  name: string
  passed: boolean
}

/** A workspace's results and the seconds that its tests took; none when Turbo had them. */
export type TimedTests = WorkspaceTests & { seconds: number }

/** The whole run: the text to print, whose last line is the totals, and whether everything passed. */
export interface Summary {
  text: string
  green: boolean
}

/** What a run consisted of. */
export interface RunResults {
  tests: readonly TimedTests[]
  checks: readonly Check[]
  /** Seconds of the whole run. */
  seconds: number
  /** Workspaces whose tests the run left out as a whole, as a person reads them. */
  leftOut: readonly string[]
}

/**
 * The workspaces' notes, a table with one row per workspace, the failed checks, what was left to the full run, and the
 * totals as the last line.
 */
export function summarize({ tests, checks, seconds, leftOut }: RunResults): Summary {
  const failedChecks = checks.filter((check) => !check.passed)
  const checkCounts: Counts = {
    passed: checks.length - failedChecks.length,
    failed: failedChecks.length,
    skipped: 0,
    left: 0,
  }
  const total = sumCounts([...tests.map(({ counts }) => counts), checkCounts])
  const lines = [
    ...tests.flatMap(({ name, notes = [] }) => notes.map((note) => `\n${name}, ${note}`)),
    '',
    row('tests', ['passed', 'failed', 'skipped', 'left', 'time']),
    ...tests.map(({ name, counts: { passed, failed, skipped, left }, problem, seconds: took }) =>
      row(name, [passed, failed, skipped, left, took === 0 ? 'cached' : minutes(took)], problem),
    ),
    ...(checks.length === 0
      ? []
      : [
          row(
            'boundaries, lint, types',
            [checkCounts.passed, checkCounts.failed, 0, 0, ''],
            failedChecks.map(({ name }) => name).join(', '),
          ),
        ]),
    '',
    `The run took ${minutes(seconds)}.`,
    ...leftLines(total.left, leftOut),
    '',
    `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  ]
  return { text: lines.join('\n'), green: total.failed === 0 && total.passed > 0 }
}

function leftLines(left: number, leftOut: readonly string[]): string[] {
  const parts = [...(left > 0 ? [`${left} tests`] : []), ...leftOut]
  return parts.length === 0 ? [] : [`Left to npm run test:full: ${parts.join(', ')}.`]
}

function row(name: string, cells: readonly (number | string)[], note = ''): string {
  const columns = cells.map((cell) => String(cell).padStart(9)).join('')
  return `${name.padEnd(26)}${columns}${note ? `  ${note}` : ''}`
}
