import { fieldAt, writeField, type ExchangeFile, type FieldValue, type fiscalYearEnds } from '@dst/domain/exchange-file'
import { candidateName } from '../list/candidate-name.ts'
import { yearEndMessage } from '../dates/dates-table.ts'
import { kindLabels } from '../dates/dates-copy.ts'
import { stateNames } from '@dst/domain/exchange-facts'
import { lifeOptions } from '../life-labels.ts'
import { saleName } from '../sale-name.ts'
import { fieldNames } from './field-names.ts'

const empty = 'Left empty'

/** Options whose value is no word by itself. */
const optionLabels: Readonly<Record<string, string>> = {
  ...kindLabels,
  ...stateNames,
  none: 'None',
  planned: 'Planned',
  filed: 'Filed',
  single: 'Single',
  joint: 'Married, jointly',
  separate: 'Married, separately',
  head: 'Head of household',
  surviving: 'Surviving spouse',
  sold: 'Sold, and the tax is paid',
  exchanged: 'Exchanged again',
  heirs: 'Left to heirs',
  commercial: 'Commercial',
  residential: 'Residential',
  property: 'Property',
  dst: 'DST',
  first: 'First choice',
  backup: 'Backup',
  ...Object.fromEntries(lifeOptions.map(({ value }) => [value, `${value} years`])),
  continued: 'Goes on as before',
  new: 'As if bought new',
  several: 'Several states',
  sponsor: 'The sponsor',
  lender: 'The lender',
  other: 'Somebody else',
  outside: 'A tenant from outside',
  affiliate: 'An affiliate of the sponsor',
}

/** What a field is called, with the item that it belongs to in the first of the files that has it: "Sale 2: Closing". */
export function fieldLabel(path: string, files: readonly ExchangeFile[]): string {
  const [part = '', id = '', name = ''] = path.split('.')
  const names: Readonly<Record<string, string>> = fieldNames[part as keyof typeof fieldNames]
  if (part === 'sales' || part === 'purchases') return `${itemLabel(part, id, files)}: ${names[name]}`
  if (isNumbered(part)) {
    const found = files.flatMap((file) => file[part].flatMap((item, index) => (item.id === id ? index + 1 : [])))
    return `${numberedItems[part]} ${found[0] ?? id}: ${names[name]}`
  }
  return names[id] ?? path
}

/** Items that have no name, by what goes before their number. */
const numberedItems = {
  saleParts: 'Part',
  moneyBack: 'Payment',
  trustLetters: 'Letter',
  offerings: 'Offering',
} as const

function isNumbered(part: string): part is keyof typeof numberedItems {
  return Object.hasOwn(numberedItems, part)
}

/** A value as a person reads it. An item goes by its name in the first of the files that has it. */
export function valueLabel(path: string, value: FieldValue | undefined, files: readonly ExchangeFile[] = []): string {
  const field = fieldAt(path)
  if (value === undefined || field === undefined) return empty
  if (field.type === 'item') return itemLabel(field.list, String(value), files)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field.type === 'number' && field.unit === 'dollars') return dollars(writeField(field, value))
  if (path === 'taxpayer.fiscalYearEnd') return yearEndMessage(value as (typeof fiscalYearEnds)[number])
  return field.type === 'choice' ? (optionLabels[value] ?? String(value)) : writeField(field, value)
}

function itemLabel(list: 'sales' | 'purchases', id: string, files: readonly ExchangeFile[]): string {
  return list === 'sales'
    ? itemName(
        files.map(({ sales }) => sales),
        id,
        saleName,
      )
    : itemName(
        files.map(({ purchases }) => purchases),
        id,
        candidateName,
      )
}

function itemName<Item extends { id: string }>(
  lists: readonly (readonly Item[])[],
  id: string,
  nameOf: (item: Item, index: number) => string,
): string {
  const names = lists.flatMap((items) => items.flatMap((item, index) => (item.id === id ? nameOf(item, index) : [])))
  return names[0] ?? id
}

function dollars(amount: string): string {
  return amount.startsWith('-') ? `-$${amount.slice(1)}` : `$${amount}`
}
