import { ordinaryRates } from '../parameters/federal-tax.ts'
import type { Parameter, Unit } from '../parameters/provenance/parameter.ts'
import { answerLabels, questionLabels } from '../questionnaire/index.ts'
import type { FigurePart, FigureRow, FigureValue } from './figure.ts'
import type { FigureName } from './figure-groups.ts'
import { partName, partUnits, stateName } from './part-labels.ts'
import { isRange, formatFigureValue } from './format-figure-value.ts'

type Values = Readonly<Record<string, unknown>>

/** The value of a parameter in words: a table where it has rows and columns, parts where it has several values. */
export function figureValue(name: FigureName, { value, unit }: Parameter): FigureValue {
  if (!isRecord(value)) return { kind: 'text', text: formatFigureValue(value, unit) }
  if (name === 'stateGainRates') return stateTable(value)
  if (name === 'scoringPoints') return pointTable(value)
  const unitOf = (key: string) => partUnits[name]?.[key] ?? unit
  const inner = Object.values(value).find(isRecord)
  if (inner === undefined || !Object.values(value).every(isRecord))
    return { kind: 'parts', parts: Object.entries(value).map(([key, item]) => part(key, item, unitOf(key))) }
  return {
    kind: 'table',
    columns: ['Figure', ...Object.keys(inner).map(partName)],
    rows: Object.entries(value as Readonly<Record<string, Values>>).flatMap(([key, row]) => rowsOf(key, row, unitOf)),
  }
}

/** A record that is not a range; ranges are single values. */
function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRange(value)
}

function part(key: string, value: unknown, unit: Unit): FigurePart {
  return { name: partName(key), text: formatFigureValue(value, unit) }
}

/** One row, or where the cells are lists one for each place: the incomes at which the ordinary rates end. */
function rowsOf(key: string, row: Values, unitOf: (key: string) => Unit): FigureRow[] {
  const cells = Object.entries(row)
  const places = Math.max(...cells.map(([, cell]) => (Array.isArray(cell) ? cell.length : 0)))
  if (places === 0)
    return [{ heading: partName(key), cells: cells.map(([column, cell]) => formatFigureValue(cell, unitOf(column))) }]
  return Array.from({ length: places }, (_, place) => ({
    heading: `${formatFigureValue(ordinaryRates[place], 'share')} on ordinary income ends at`,
    cells: cells.map(([column, cell]) => formatFigureValue((cell as readonly number[])[place], unitOf(column))),
  }))
}

function stateTable(rates: Values): FigureValue {
  const rows = Object.entries(rates).map(([code, rate]) => ({
    heading: stateName(code),
    cells: [formatFigureValue(rate, 'share')],
  }))
  return {
    kind: 'table',
    columns: ['State', 'Highest rate'],
    rows: rows.toSorted((one, other) => (one.heading < other.heading ? -1 : 1)),
  }
}

function pointTable(points: Values): FigureValue {
  const scored = Object.entries(points as Readonly<Record<keyof typeof answerLabels, Values>>)
  return {
    kind: 'table',
    columns: ['Question', 'Answer', 'Points'],
    rows: scored.flatMap(([name, each]) => {
      const question = name as keyof typeof answerLabels
      return Object.entries(answerLabels[question]).map(([answer, label]) => ({
        heading: questionLabels[question],
        cells: [label, formatFigureValue(each[answer], 'count')],
      }))
    }),
  }
}
