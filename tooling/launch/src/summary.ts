import { sumCounts, type Counts, type WorkspaceTests } from './reports.ts'

/** One check that is not a test: it passes or fails as a whole. */
export interface Check {
  name: string
  passed: boolean
}

/** The whole run: the text to print, whose last line is the totals, and whether everything passed. */
export interface Summary {
  text: string
  green: boolean
}

/** The workspaces' notes, a table with one row per workspace, the failed checks, and the totals as the last line. */
export function summarise(tests: readonly WorkspaceTests[], checks: readonly Check[]): Summary {
  const failedChecks = checks.filter((check) => !check.passed)
  const checkCounts: Counts = {
    passed: checks.length - failedChecks.length,
    failed: failedChecks.length,
    skipped: 0,
    flaky: 0,
  }
  const total = sumCounts([...tests.map(({ counts }) => counts), checkCounts])
  const lines = [
    ...tests.flatMap(({ name, notes = [] }) => notes.map((note) => `\n${name}, ${note}`)),
    '',
    row('tests', 'passed', 'failed', 'skipped'),
    ...tests.map(({ name, counts, problem }) =>
      row(name, counts.passed, counts.failed, counts.skipped, noteOf(counts, problem)),
    ),
    row(
      'boundaries, lint, types',
      checkCounts.passed,
      checkCounts.failed,
      0,
      failedChecks.map(({ name }) => name).join(', '),
    ),
    '',
    `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  ]
  return { text: lines.join('\n'), green: total.failed === 0 && total.passed > 0 }
}

function row(
  name: string,
  passed: number | string,
  failed: number | string,
  skipped: number | string,
  note = '',
): string {
  const cells = [passed, failed, skipped].map((cell) => String(cell).padStart(9)).join('')
  return `${name.padEnd(26)}${cells}${note ? `  ${note}` : ''}`
}

function noteOf({ flaky }: Counts, problem: string | undefined): string {
  return [problem, flaky > 0 ? `${flaky} passed only at a second try` : undefined].filter(Boolean).join('; ')
}
