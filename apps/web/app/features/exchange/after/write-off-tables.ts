import { formatUsd } from '@dst/domain/calculator'
import { allocateBasis, type DepreciationLayer } from '@dst/domain/basis-after'
import type { BoughtAfter, ExchangeFile, FileWriteOff } from '@dst/domain/exchange-file'
import { candidateName } from '../list/candidate-name.ts'
import type { StatementRow } from './statement-rows.ts'
import { usdCents, writeOffTable, type WriteOffYear } from './write-off-rows.ts'

/** The years of the write-off as a table. */
export interface YearTable {
  readonly columns: readonly string[]
  readonly rows: readonly StatementRow[]
}

/**
 * The years from the first on, of one property or of all, their total, and both ways to their ends; as chosen besides,
 * once something is elected.
 */
export function yearTable(writeOff: FileWriteOff, years: number, index?: number): YearTable {
  const table = writeOffTable(writeOff, years, index)
  const isElected = writeOff.properties.some(({ chosen, continued }) => chosen.carried !== continued.carried)
  const cells = ({ old, added, continued, asNew, chosen }: Omit<WriteOffYear, 'year'>) =>
    [old, added, continued, asNew, ...(isElected ? [chosen] : [])].map(usdCents)
  const { continued, asNew, chosen } = table.whole
  return {
    columns: ['Year', 'Old part', 'New part', 'Together', 'As if bought new', ...(isElected ? ['As chosen'] : [])],
    rows: [
      ...table.years.map((year) => ({ heading: String(year.year), cells: cells(year) })),
      { heading: `All ${years} years`, cells: cells(table.total) },
      {
        heading: 'To the end',
        cells: ['', '', ...[continued, asNew, ...(isElected ? [chosen] : [])].map(usdCents)],
      },
    ],
  }
}

/** The columns of {@link scheduleRows}. */
export const scheduleColumns = ['Property', 'Part', 'Amount', 'Over'] as const

/** What of each property is written off by a schedule of its own, as chosen, and over how long. */
export function scheduleRows(file: ExchangeFile, writeOff: FileWriteOff): readonly StatementRow[] {
  const several = writeOff.chosen.parts.length > 1
  return writeOff.properties.flatMap(({ index, chosen }) =>
    chosen.layers.map((layer) => ({
      heading: nameOf(file, index),
      cells: [partOf(layer, several), usdCents(layer.amount), spanOf(layer)],
    })),
  )
}

function partOf({ part, of: asset, component = 0 }: DepreciationLayer, several: boolean): string {
  const what = { building: 'Building', landImprovements: 'Land improvements' }[asset]
  if (part === 'new') return `${what}, as bought new`
  return several ? `${what}, old part ${component + 1} goes on` : `${what}, the old part goes on`
}

/** New land improvements go by a table of years. */
function spanOf({ part, of: asset, months, byYear }: DepreciationLayer): string {
  if (part === 'carried' || asset === 'building') return `${months} months`
  return Object.keys(byYear).length === 1 ? 'The first year' : `${months} months, by the table`
}

/** The basis of one property and its parts. */
export interface BasisRow {
  readonly heading: string
  readonly value: string
  readonly basis: string
  /** Our own figure, where the CPA's stands in its place. */
  readonly ours?: string
  /** Land, building and land improvements. */
  readonly parts: readonly [string, string, string]
}

/** The basis of each property to the cent, as it counts in what follows; none while the write-off isn't computed. */
export function basisRows(file: ExchangeFile, { form, purchases, writeOff }: BoughtAfter): readonly BasisRow[] {
  if (!writeOff.ok) return []
  const values = purchases.map(({ value }) => value)
  const shares = allocateBasis(form.counted.line25, values)
  const properties = writeOff.value.properties.map(({ index, chosen }, at): BasisRow => ({
    heading: nameOf(file, index),
    value: formatUsd(values[at] ?? 0),
    basis: usdCents(chosen.basis),
    ...(file.purchases[index]?.cpaBasis === undefined ? {} : { ours: usdCents(shares[at] ?? 0) }),
    parts: [usdCents(chosen.land), usdCents(chosen.building), usdCents(chosen.landImprovements)],
  }))
  // What isn't real property has its value as its basis.
  const others = purchases.flatMap(({ index, notRealProperty }): BasisRow[] =>
    notRealProperty === 0
      ? []
      : [
          {
            heading: `${nameOf(file, index)}: other property`,
            value: formatUsd(notRealProperty),
            basis: usdCents(notRealProperty),
            parts: ['', '', ''],
          },
        ],
  )
  return [...properties, ...others]
}

function nameOf({ purchases }: ExchangeFile, index: number): string {
  return candidateName(purchases[index] ?? {}, index)
}
