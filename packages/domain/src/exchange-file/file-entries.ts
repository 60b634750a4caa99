import { exchangeFileMaximum } from '../parameters/exchange-file.ts'
import { emptyExchangeFile, type ExchangeFile } from './exchange-file.ts'
import { itemId, type FileField } from './field-kinds.ts'
import { itemFields, partFields, type ListName, type PartName } from './file-fields.ts'
import { readField, type FieldValue } from './read-field.ts'

/** A file as its entered fields by path: `plan.years`, or `sales.1.price` for the sale with the id 1. */
export type FileEntries = ReadonlyMap<string, FieldValue>

const parts = Object.keys(partFields) as PartName[]
const lists = Object.keys(itemFields) as ListName[]

/** The field at a path; undefined when a file has no such field. */
export function fieldAt(path: string): FileField | undefined {
  const [part = '', ...rest] = path.split('.')
  if (isPart(part)) return rest.length === 1 ? namedField(partFields[part], rest[0]) : undefined
  const [id = '', name] = rest
  return isList(part) && rest.length === 2 && itemId.test(id) ? namedField(itemFields[part], name) : undefined
}

/** The entered fields of a file. Items without any field leave no trace. */
export function entriesOf(file: ExchangeFile): FileEntries {
  const entries = new Map<string, FieldValue>()
  for (const part of parts) addFields(entries, part, partFields[part], file[part])
  for (const list of lists) {
    for (const item of file[list]) addFields(entries, `${list}.${item.id}`, itemFields[list], item)
  }
  return entries
}

/** The file with these fields; what no field can hold, and more items than a file holds, are left out. */
export function fileOf(entries: Iterable<readonly [string, unknown]>): ExchangeFile {
  const partValues: Partial<Record<PartName, Record<string, FieldValue>>> = {}
  const items = itemsByList()
  for (const [path, typed] of entries) {
    const field = fieldAt(path)
    const value = field === undefined ? undefined : readField(field, typed)
    if (value === undefined) continue
    const [part = '', id = '', name = ''] = path.split('.')
    if (isPart(part)) partValues[part] = { ...partValues[part], [id]: value }
    else if (isList(part) && hasRoom(items[part], id, exchangeFileMaximum[part])) {
      items[part].set(id, { ...items[part].get(id), [name]: value })
    }
  }
  const listed = lists.map((list) => [list, [...items[list]].map(([id, values]) => ({ id, ...values }))])
  return { ...emptyExchangeFile, ...partValues, ...Object.fromEntries(listed) } as ExchangeFile
}

/**
 * Reads a file of unknown origin, such as one kept on a device or sent to a server: whatever is not a valid field is
 * left out, so that the rest is kept. Undefined when it is no file at all.
 */
export function readExchangeFile(value: unknown): ExchangeFile | undefined {
  if (!isRecord(value) || (value['version'] !== 1 && value['version'] !== emptyExchangeFile.version)) return undefined
  const entries = parts.flatMap((part) => fieldsIn(part, value[part]))
  for (const list of lists) {
    const items = value[list]
    if (!Array.isArray(items)) continue
    for (const item of items as unknown[]) {
      if (isRecord(item)) entries.push(...fieldsIn(`${list}.${String(item['id'])}`, item))
    }
  }
  const file = fileOf(entries)
  return value['version'] === 1 ? ofTheFirstVersion(file) : file
}

/** The file with what was true of all files when the first version was written: a state's highest rate was its tax. */
export function ofTheFirstVersion(file: ExchangeFile): ExchangeFile {
  if (file.sales.every(({ state }) => state === undefined)) return file
  return { ...file, income: { ...file.income, highestStateRate: true } }
}

function itemsByList() {
  const empty = lists.map((list) => [list, new Map<string, Record<string, FieldValue>>()] as const)
  return Object.fromEntries(empty) as Record<ListName, Map<string, Record<string, FieldValue>>>
}

function fieldsIn(path: string, value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value).map(([name, field]) => [`${path}.${name}`, field]) : []
}

function addFields(entries: Map<string, FieldValue>, path: string, fields: object, values: object): void {
  const typed = values as Readonly<Record<string, FieldValue | undefined>>
  for (const name of Object.keys(fields)) {
    const value = typed[name]
    if (value !== undefined) entries.set(`${path}.${name}`, value)
  }
}

function hasRoom(items: ReadonlyMap<string, unknown>, id: string, most: number): boolean {
  return items.has(id) || items.size < most
}

function namedField(fields: Readonly<Record<string, FileField>>, name = ''): FileField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function isPart(name: string): name is PartName {
  return Object.hasOwn(partFields, name)
}

function isList(name: string): name is ListName {
  return Object.hasOwn(itemFields, name)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
