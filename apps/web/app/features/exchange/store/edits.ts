import {
  itemFields,
  type ExchangeFile,
  type FieldValue,
  type ListName,
  type partFields,
  type PartName,
} from '@dst/domain/exchange-file'

/** The place of a field on the screen: `plan.years`, or `sales.0.price` for the first sale, whether it exists or not. */
export type FieldPath =
  | { [Part in PartName]: `${Part}.${string & keyof (typeof partFields)[Part]}` }[PartName]
  | { [List in ListName]: `${List}.${number}.${string & keyof (typeof itemFields)[List]}` }[ListName]

/** A place and the value to put there; undefined empties the field. */
export type FieldEdit = readonly [FieldPath, FieldValue | undefined]

/** The value at a place; undefined where nothing was entered. */
export function valueAt(file: ExchangeFile, path: FieldPath): FieldValue | undefined {
  const [part, ...rest] = path.split('.') as [PartName | ListName, ...string[]]
  const [first = '', name = ''] = rest
  const holder: object | undefined = isList(part) ? file[part][Number(first)] : file[part]
  return (holder as Readonly<Record<string, FieldValue>> | undefined)?.[isList(part) ? name : first]
}

/** The file with values put in their places. An item that one of them belongs to is made. */
export function withEdits(file: ExchangeFile, edits: readonly FieldEdit[]): ExchangeFile {
  return edits.reduce((edited, [path, value]) => withField(edited, path, value), file)
}

/** The file with an empty item more. */
export function withNewItem(file: ExchangeFile, list: ListName): ExchangeFile {
  return { ...file, [list]: [...file[list], newItem()] }
}

/** The file without an item and what belongs to it. */
export function withoutItem(file: ExchangeFile, list: ListName, index: number): ExchangeFile {
  const id = file[list][index]?.id
  const without = { ...file, [list]: file[list].filter((_, position) => position !== index) }
  if (list === 'sales') return { ...without, saleParts: file.saleParts.filter(({ sale }) => sale !== id) }
  if (list !== 'purchases') return without
  return { ...without, trustLetters: file.trustLetters.filter(({ purchase }) => purchase !== id) }
}

function withField(file: ExchangeFile, path: FieldPath, value: FieldValue | undefined): ExchangeFile {
  const [part, ...rest] = path.split('.') as [PartName | ListName, ...string[]]
  const [first = '', name = ''] = rest
  if (!isList(part)) return { ...file, [part]: withValue(file[part], first, value) }
  const index = Number(first)
  const items = [...file[part]]
  while (items.length <= index) items.push(newItem())
  return { ...file, [part]: items.map((item, at) => (at === index ? withValue(item, name, value) : item)) }
}

function withValue<Part extends object>(part: Part, name: string, value: FieldValue | undefined): Part {
  const { [name as keyof Part]: _, ...others } = part
  return (value === undefined ? others : { ...others, [name]: value }) as Part
}

/** Items that two devices add to one file must not share an id. */
function newItem(): { id: string } {
  const numbers = crypto.getRandomValues(new Uint32Array(2))
  return { id: Array.from(numbers, (number) => number.toString(36)).join('') }
}

function isList(part: string): part is ListName {
  return Object.hasOwn(itemFields, part)
}
