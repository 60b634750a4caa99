import type { FileOfferings, OfferingColumn } from '@dst/domain/exchange-file'
import { fullLabel, type FigureCell, type FigureGroup } from './figures/figure-row.ts'
import { noteSentence } from './figures/note-copy.ts'

/** A cell of the file: numbers stay numbers, also those below 0. */
export type CsvCell = string | number

const unitNames = {
  dollars: '$',
  'per-dollar': '$',
  percent: '%',
  times: 'times',
  year: 'year',
  count: '',
} as const
const percentPerUnit = 100
const places = 10_000

/** What the file of a comparison says. */
export interface OfferingsTable {
  readonly statement: string
  readonly leftOut: string
  readonly groups: readonly FigureGroup[]
  readonly names: readonly string[]
  readonly offerings: FileOfferings
}

/** The comparison as rows: the statement first, then a line for each figure, the offerings in their own order. */
export function offeringRows({ statement, leftOut, groups, names, offerings }: OfferingsTable): CsvCell[][] {
  const { columns } = offerings
  return [
    [statement],
    [],
    ['Figure', 'In', ...names],
    ...groups.flatMap(({ heading, rows }) => [
      [heading],
      ...rows.map((row): CsvCell[] => {
        const cells = columns.map(row.cellOf)
        const unit = cells.find((cell) => cell.unit !== undefined)?.unit
        return [fullLabel(row), unit === undefined ? '' : unitNames[unit], ...cells.map(csvCell)]
      }),
    ]),
    ['Notes', '', ...columns.map(notesOf)],
    [],
    [leftOut],
  ]
}

/** The rows as a file that spreadsheets open. What could be taken for a formula begins with an apostrophe instead. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  // The mark tells Excel that the file is in UTF-8.
  return `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`
}

function csvCell({ text, unit, value }: FigureCell): CsvCell {
  if (value === undefined) return text
  return Math.round(value * (unit === 'percent' ? percentPerUnit : 1) * places) / places || 0
}

function notesOf({ figures }: OfferingColumn): string {
  return figures.ok ? figures.value.notes.map(noteSentence).join(' ') : ''
}

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const plain = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
