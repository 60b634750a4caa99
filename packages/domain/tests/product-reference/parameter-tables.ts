import { parametersByName } from '../../src/parameters/provenance/by-name.ts'
import type { Parameter, Unit } from '../../src/parameters/provenance/parameter.ts'

const catalog: Readonly<Record<string, Parameter>> = parametersByName

const head = '| Parameter | Value |\n|---|---|\n'

/** A table of parameters with its rows: each begins with the name of a parameter, perhaps with one of its keys. */
const table = /\| Parameter \| Value \|\n\|---\|---\|\n((?:\|.*\n)+)/g

/** The parameters shown on a page of the reference, in page order. */
export function parametersOn(page: string): string[] {
  return [...page.matchAll(table)].flatMap(([, rows = '']) => parametersIn(rows))
}

/**
 * The page with the values in its tables of parameters written anew. What each means is said on `/figures`. Throws for
 * a name that is not a parameter.
 */
export function withParameterTables(page: string): string {
  return page.replace(table, (_, rows: string) => `${head}${parametersIn(rows).flatMap(rowsOf).join('\n')}\n`)
}

function parametersIn(rows: string): string[] {
  return [...new Set([...rows.matchAll(/^\| `(\w+)/gm)].map(([, name = '']) => name))]
}

function rowsOf(name: string): string[] {
  const parameter = catalog[name]
  if (parameter === undefined) throw new Error(`a page of docs/product names the parameter ${name}, which is not there`)
  const { value } = parameter
  const count = leavesOf(value)
  if (count > mostWritten) return [`| \`${name}\` | ${count} values, listed at \`/figures\` |`]
  if (!isTableOfTables(value)) return [rowOf(name, parameter)]
  return Object.entries(value).map(([key, item]) => rowOf(`${name}.${key}`, { ...parameter, value: item }))
}

function rowOf(name: string, { value, unit }: Pick<Parameter, 'value' | 'unit'>): string {
  const words = written(value, unit)
  const spoken = wordless.has(unit) || words.includes(': ') ? words : `${words} ${words === '1' ? one(unit) : unit}`
  return `| \`${name}\` | ${spoken} |`
}

/** Values with more numbers than this, such as the rates of all states, are listed on the site only. */
const mostWritten = 45

function leavesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, item) => sum + leavesOf(item), 0)
}

/** The singular of a unit, e.g. "year" for "years". */
function one(unit: Unit): string {
  return unit.replace(/s$/, '')
}

function isTableOfTables(value: unknown): value is Readonly<Record<string, object>> {
  const isRecord = (item: unknown): item is object => typeof item === 'object' && item !== null && !Array.isArray(item)
  return isRecord(value) && Object.values(value).every((item) => isRecord(item) && !('from' in item))
}

/** Units that are part of the value already, or that nobody would write after it. */
const wordless = new Set<Unit>(['count', 'flag', 'percent', 'scale', 'share', 'text', 'USD', 'year'])

function written(value: unknown, unit: Unit): string {
  if (typeof value === 'number') return amount(value, unit)
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return 'none'
  if (Array.isArray(value)) return value.map((item: unknown) => written(item, unit)).join(', ')
  if ('from' in value && 'to' in value) return `${written(value.from, unit)} to ${written(value.to, unit)}`
  // A record can mix units, like the calculator's initial values, so its numbers have no unit.
  const inside = unit === 'USD' ? 'count' : unit
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${written(item, inside)}`)
    .join('; ')
}

function amount(value: number, unit: Unit): string {
  if (unit === 'share') return `${Number((value * 100).toFixed(4))}%`
  if (unit === 'percent') return `${value}%`
  if (unit === 'USD') return `$${value.toLocaleString('en-US')}`
  // Years, ports and small counts are written without a comma.
  return Math.abs(value) < 10_000 ? String(value) : value.toLocaleString('en-US')
}
