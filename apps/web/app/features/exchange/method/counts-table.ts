import type { VerdictCount } from '@dst/contracts'

const displayedMonths = 12
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The counts as a table: a row for each rule, a column for each of the last months, the newest first. */
export interface CountsTable {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly heading: string; readonly cells: readonly string[] }[]
}

/** The table of these counts; undefined where nothing was counted yet. A rule that was never shown has its row. */
export function countsTable(counts: readonly VerdictCount[], names: readonly string[]): CountsTable | undefined {
  const months = [...new Set(counts.map(({ month }) => month))].toSorted().toReversed().slice(0, displayedMonths)
  if (months.length === 0) return undefined
  const valueIn = (month: string, rule: number) =>
    counts.find((count) => count.month === month && count.rule === rule)?.shown ?? 0
  return {
    columns: ['Rule', ...months.map((month) => monthName.format(new Date(`${month}-01T00:00:00Z`)))],
    rows: names.map((name, index) => ({
      heading: `${index + 1}. ${name}`,
      cells: months.map((month) => valueIn(month, index + 1).toLocaleString('en-US')),
    })),
  }
}

/** Whether any rule was counted in the month of this moment (UTC), which is how the server counts. */
export function countedInMonth(counts: readonly VerdictCount[], now: Date): boolean {
  const present = now.toISOString().slice(0, 'yyyy-mm'.length)
  return counts.some(({ month }) => month === present)
}
