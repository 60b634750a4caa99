import { exchangeFileMaximum } from '@dst/domain/parameters'
import type { FieldValue, FileOffering } from '@dst/domain/exchange-file'
import { offeringFieldNames, type OfferingFieldName } from '../../account/offering-field-names.ts'
import { offeringName } from '../offering-name.ts'
import type { FieldEdit } from '../../store/edits.ts'
import { matchLabel } from './match-label.ts'
import { isEmptyCell, readCell } from './read-cell.ts'
import { splitTable } from './split-table.ts'

/** What a pasted table would put into the file. */
export interface PastedTable {
  readonly columns: readonly PastedColumn[]
  /** What could not be read, and why. */
  readonly unread: readonly UnreadCell[]
  /** Names of columns for which there is no room. */
  readonly leftOver: readonly string[]
}

/** A column of the table, and the offering that it would fill. */
export interface PastedColumn {
  /** Its place in the file. */
  readonly index: number
  readonly name: string
  readonly isNew: boolean
  readonly values: readonly PastedValue[]
}

/** A value for a field; `before` is what was typed there and would go. */
export interface PastedValue {
  readonly field: OfferingFieldName
  readonly value: FieldValue
  readonly before?: FieldValue
  readonly how?: string
}

/** A row, or one of its cells, that says nothing to the page. */
export interface UnreadCell {
  readonly label: string
  readonly text: string
  readonly why: string
}

interface LabeledRow {
  readonly label: string
  readonly field: OfferingFieldName
  readonly cells: readonly string[]
}

/** Reads a table whose first column has labels, and every other one an offering. Changes nothing. */
export function readPasted(text: string, offerings: readonly FileOffering[], today: string): PastedTable {
  const rows = splitTable(text)
  const unread: UnreadCell[] = []
  const labeled = rows.flatMap((row, index) => labelRow(row, { isFirst: index === 0, width: widthOf(rows) }, unread))
  const count = Math.max(0, ...labeled.map(({ cells }) => cells.length))
  const places = new Places(offerings)
  const columns: PastedColumn[] = []
  const leftOver: string[] = []
  for (let place = 0; place < count; place += 1) {
    const given = givenIn(labeled, place)
    if (given.size === 0) continue
    const name = given.get('name')
    const index = places.take(name)
    if (index === undefined) leftOver.push(name ?? `Column ${place + 1}`)
    else columns.push(readColumn(given, { index, entered: offerings[index], today }, unread))
  }
  return { columns: columns.filter(({ values }) => values.length > 0), unread, leftOver }
}

/** The edits that fill the table in. */
export function editsOf({ columns }: PastedTable): readonly FieldEdit[] {
  return columns.flatMap(({ index, values }) =>
    values.map(({ field, value }): FieldEdit => [`offerings.${index}.${field}`, value]),
  )
}

/** The places of the file that columns fill: an offering of the same name, else one without entries, else a new one. */
class Places {
  readonly #taken = new Set<number>()
  readonly #offerings: readonly FileOffering[]

  constructor(offerings: readonly FileOffering[]) {
    this.#offerings = offerings
  }

  take(name: string | undefined): number | undefined {
    const isFree = (index: number) => index >= 0 && !this.#taken.has(index)
    const wanted = name?.trim().toLowerCase()
    const places = Array.from({ length: exchangeFileMaximum.offerings }, (_, index) => index)
    const found =
      places.find((index) => isFree(index) && this.#offerings[index]?.name?.trim().toLowerCase() === (wanted ?? NaN)) ??
      places.find((index) => isFree(index) && Object.keys(this.#offerings[index] ?? {}).length <= 1)
    if (found !== undefined) this.#taken.add(found)
    return found
  }
}

function widthOf(rows: readonly (readonly string[])[]): number {
  return rows[0]?.length ?? 0
}

function labelRow(
  [label = '', ...cells]: readonly string[],
  { isFirst, width }: { readonly isFirst: boolean; readonly width: number },
  unread: UnreadCell[],
): LabeledRow[] {
  if (cells.every(isEmptyCell)) return []
  // In a table with commas between cells, an amount that has some falls apart.
  if (cells.length + 1 > width && !isFirst) {
    unread.push({
      label,
      text: cells.join(','),
      why: 'This row has more cells than the first one. Paste it with tabs.',
    })
    return []
  }
  const field = isFirst && cells.every((cell) => !/^\$?[\d.,]+%?$/.test(cell)) ? headField(label) : matchLabel(label)
  if (field !== undefined) return [{ label, field, cells }]
  unread.push({ label, text: cells.filter((cell) => cell !== '').join(', '), why: 'No field has this name.' })
  return []
}

/** The first row has the names of the offerings, unless its label is that of another field. */
function headField(label: string): OfferingFieldName | undefined {
  return matchLabel(label) ?? 'name'
}

/** The cells of one column by field; where two rows mean one field, the first counts. */
function givenIn(rows: readonly LabeledRow[], place: number): Map<OfferingFieldName, string> {
  const given = new Map<OfferingFieldName, string>()
  for (const { field, cells } of rows) {
    const text = cells[place] ?? ''
    if (!isEmptyCell(text) && !given.has(field)) given.set(field, text)
  }
  return given
}

function readColumn(
  given: ReadonlyMap<OfferingFieldName, string>,
  { index, entered, today }: { index: number; entered: FileOffering | undefined; today: string },
  unread: UnreadCell[],
): PastedColumn {
  const name = given.get('name') ?? offeringName(entered ?? {}, index)
  const numberAt = (field: 'equity' | 'purchasePrice') => {
    const text = given.get(field)
    const read = text === undefined ? undefined : readCell(field, text, { bases: noBases, today })
    return read?.ok === true ? Number(read.value) : entered?.[field]
  }
  const bases = { equity: numberAt('equity'), purchasePrice: numberAt('purchasePrice') }
  const values = [...given].flatMap(([field, text]): PastedValue[] => {
    const read = readCell(field, text, { bases, today })
    if (!read.ok) {
      unread.push({ label: `${name}: ${offeringFieldNames[field]}`, text, why: read.why })
      return []
    }
    const before = entered?.[field]
    if (before === read.value) return []
    return [
      {
        field,
        value: read.value,
        ...(before === undefined ? {} : { before }),
        ...(read.how === undefined ? {} : { how: read.how }),
      },
    ]
  })
  const isNew = entered === undefined || Object.keys(entered).length <= 1
  return { index, name, isNew, values }
}

const noBases = { equity: undefined, purchasePrice: undefined }
