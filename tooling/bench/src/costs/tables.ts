import type { Limit } from './limits.ts'
import type { Plan } from './plan.ts'

/** What each number of visitors needs and costs, as a Markdown table. */
export function plansTable(plans: readonly Plan[]): string {
  return table(
    [
      'visitors a month',
      'views a second at the peak',
      'step',
      'servers',
      'cores busy: servers, database',
      'servers',
      'database',
      'traffic',
      'mails',
      'a month',
      'hosted accounts',
    ],
    plans.map(({ demand, step, costs, database, ...plan }) => [
      whole(demand.visitors),
      short(plan.viewsAtPeak),
      step.name,
      whole(plan.servers),
      `${short(plan.serverCores)}, ${short(plan.databaseCores)}`,
      dollars(costs.servers),
      `${dollars(costs.database)}${database === undefined ? '' : ` (${database.cores} cores)`}`,
      dollars(costs.traffic),
      dollars(costs.mails),
      dollars(plan.total),
      `+${dollars(plan.hostedAccounts)}`,
    ]),
  )
}

/** What is full first, as a Markdown table. */
export function limitsTable(limits: readonly Limit[]): string {
  return table(
    ['limit', 'holds', 'full at visitors a month'],
    limits.map(({ what, holds, visitors }) => [what, holds, rounded(visitors)]),
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

/** Two significant digits: the figures behind it are no more exact. */
function rounded(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString('en-US')
}

function short(value: number): string {
  return value >= 100 ? whole(value) : String(Number(value.toPrecision(2)))
}

function dollars(value: number): string {
  return `$${whole(value)}`
}
