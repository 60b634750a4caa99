import type { DeskHealth } from '@dst/contracts/desk'

type Checks = DeskHealth['checks']

const order = { failure: 0, notice: 1, fine: 2 } as const satisfies Record<Checks[number]['level'], number>

/** The checks with what needs somebody first; otherwise in their own order. */
export function failuresFirst(checks: Checks): Checks {
  return checks.toSorted((one, other) => order[one.level] - order[other.level])
}

/** All checks in a sentence. */
export function checkSummary(checks: Checks): string {
  const failed = checks.filter(({ level }) => level === 'failure').length
  if (failed > 0) return `${failed} of ${checks.length} checks ${failed === 1 ? 'has' : 'have'} failed.`
  return checks.some(({ level }) => level === 'notice')
    ? 'Nothing fails. There is something to know.'
    : 'Everything is fine.'
}
