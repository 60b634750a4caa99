import {
  emptyExchangeFile,
  entriesOf,
  mergeFiles,
  readExchangeFile,
  type ExchangeFile,
  type FieldValue,
  type itemFields,
  type ListName,
  type partFields,
  type PartName,
} from '@dst/domain/exchange-file'
import { create } from 'zustand'
import { dropMark, readMark, writeMark, type ExchangeMark } from './exchange-account/exchange-mark.ts'
import { exchangeFileKey } from './exchange-account/device-copy.ts'
import { keepDays } from './exchange-days.ts'
import { runningDays } from './own-exchange.ts'
import { useSessionStore } from './session-store.ts'

/** The place of a field on the screen: `plan.years`, or `sales.0.price` for the first sale, whether it exists or not. */
export type FieldPath =
  | { [Part in PartName]: `${Part}.${string & keyof (typeof partFields)[Part]}` }[PartName]
  | { [List in ListName]: `${List}.${number}.${string & keyof (typeof itemFields)[List]}` }[ListName]

interface ExchangeFileState {
  file: ExchangeFile
  /** False during prerendering, and until what this device keeps was read. */
  opened: boolean
  /** Whether this device keeps the file: a browser may refuse, and its storage may be full. */
  kept: boolean
  /** What the last removal took away. */
  removed: Removed | undefined
}

interface Removed {
  what: ListName | 'file'
  before: ExchangeFile
  after: ExchangeFile
  /** The mark that belongs to `before`, where the removal changed it; null where there was none. */
  mark?: ExchangeMark | null
}

const nothing: ExchangeFileState = { file: emptyExchangeFile, opened: false, kept: true, removed: undefined }

/** The exchange file of this device; prerendered empty. */
export const useExchangeFileStore = create<ExchangeFileState>()(() => nothing)

/** The exchange file of this device. */
export function useExchangeFile(): ExchangeFile {
  return useExchangeFileStore(({ file }) => file)
}

/**
 * Reads what this device keeps, and follows what other tabs change in it. Returns a function that stops following.
 */
export function openExchangeFile(): () => void {
  if (useExchangeFileStore.getState().opened) takeStoredFile()
  else {
    const file = keptFile()
    storedText = readStored()
    useExchangeFileStore.setState({ file, opened: true })
    keepDays(runningDays(file))
  }
  const follow = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === exchangeFileKey || key === null) takeStoredFile()
  }
  window.addEventListener('storage', follow)
  // A page that comes back from the browser's cache has heard of nothing meanwhile.
  window.addEventListener('pageshow', takeStoredFile)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', takeStoredFile)
  }
}

/** What this page has last read or written; undefined where storage can't be read. */
let storedText: string | null | undefined

/**
 * Takes what another tab has kept since, also where no event told of it. What storage refused to keep stays as it is
 * here.
 */
export function takeStoredFile(): void {
  const text = readStored()
  const { kept } = useExchangeFileStore.getState()
  if (!kept || text === undefined || text === storedText) return
  storedText = text
  const file = keptFile()
  useExchangeFileStore.setState({ file, removed: undefined })
  keepDays(runningDays(file))
}

function readStored(): string | null | undefined {
  try {
    return globalThis.localStorage.getItem(exchangeFileKey)
  } catch {
    return undefined
  }
}

/** The value at a place; undefined where nothing was entered. */
export function valueAt(file: ExchangeFile, path: FieldPath): FieldValue | undefined {
  const [part, ...rest] = path.split('.') as [PartName | ListName, ...string[]]
  const [first = '', name = ''] = rest
  const holder: object | undefined = isList(part) ? file[part][Number(first)] : file[part]
  return (holder as Readonly<Record<string, FieldValue>> | undefined)?.[isList(part) ? name : first]
}

/** Puts a value in its place, and makes the item that it belongs to; undefined empties the field. */
export function setField(path: FieldPath, value: FieldValue | undefined): void {
  setFields([[path, value]])
}

/** Puts several values in their places, at once. */
export function setFields(values: readonly (readonly [FieldPath, FieldValue | undefined])[]): void {
  keep(values.reduce((file, [path, value]) => withField(file, path, value), useExchangeFileStore.getState().file))
}

/** Adds an empty item. Nothing is kept of it until a field of it is entered. */
export function addItem(list: ListName): void {
  const { file } = useExchangeFileStore.getState()
  keep({ ...file, [list]: [...file[list], newItem()] })
}

/** Removes an item. It can be brought back by {@link restoreRemoved}. */
export function removeItem(list: ListName, index: number): void {
  const { file: before } = useExchangeFileStore.getState()
  const after = { ...before, [list]: before[list].filter((_, position) => position !== index) }
  keep(after, { removed: { what: list, before, after } })
}

/**
 * Empties the file, here and on the device. It can be brought back by {@link restoreRemoved}. Who is signed out leaves
 * the account's copy as it is: an empty file is never saved over it later.
 */
export function clearExchangeFile(): void {
  const { file: before } = useExchangeFileStore.getState()
  const mark = leaveAccountCopy()
  keep(emptyExchangeFile, { removed: { what: 'file', before, after: emptyExchangeFile, ...mark } })
}

/**
 * Takes another file in place of this one, which can be brought back when anything was entered in it. Who is signed out
 * leaves the account's copy as it is.
 */
export function replaceExchangeFile(file: ExchangeFile): void {
  const { file: before } = useExchangeFileStore.getState()
  const mark = leaveAccountCopy()
  keep(file, { removed: isEntered(before) ? { what: 'file', before, after: file, ...mark } : undefined })
}

/** Takes the account's file, from which this one has nothing. This one can be brought back, and is then in no account. */
export function takeAccountFile(file: ExchangeFile): void {
  const { file: before } = useExchangeFileStore.getState()
  keep(file, { removed: isEntered(before) ? { what: 'file', before, after: file, mark: null } : undefined })
}

/** Offers to bring back a file that this one has taken the place of. */
export function offerBack(before: ExchangeFile): void {
  const { file } = useExchangeFileStore.getState()
  useExchangeFileStore.setState({ removed: { what: 'file', before, after: file } })
}

/** Takes what another device has changed. What was removed here can still be brought back. */
export function takeMergedFile(file: ExchangeFile): void {
  keep(file)
}

/** Brings back what the last removal took away. What was entered since stays. */
export function restoreRemoved(): void {
  const { file, removed } = useExchangeFileStore.getState()
  if (removed === undefined) return
  if (removed.mark === null) dropMark()
  else if (removed.mark !== undefined) writeMark(removed.mark)
  keep(mergeFiles(removed.after, file, removed.before).file, { removed: undefined })
}

/** Whether anything was entered. */
export function isEntered(file: ExchangeFile): boolean {
  return entriesOf(file).size > 0
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
  return part === 'sales' || part === 'purchases'
}

/** Whoever is signed in decides by what happens next; for others the account's copy must not follow this device. */
function leaveAccountCopy(): Pick<Removed, 'mark'> {
  const mark = readMark()
  if (mark === undefined || useSessionStore.getState().status === 'signed-in') return {}
  dropMark()
  return { mark }
}

function keep(file: ExchangeFile, change: Partial<Pick<ExchangeFileState, 'removed'>> = {}): void {
  useExchangeFileStore.setState({ file, kept: write(file), ...change })
  keepDays(runningDays(file))
}

function write(file: ExchangeFile): boolean {
  try {
    if (isEntered(file)) globalThis.localStorage.setItem(exchangeFileKey, JSON.stringify(file))
    else globalThis.localStorage.removeItem(exchangeFileKey)
    storedText = readStored()
    return true
  } catch {
    return false
  }
}

/** The file that this device keeps; empty without one. */
export function keptFile(): ExchangeFile {
  try {
    return readExchangeFile(JSON.parse(globalThis.localStorage.getItem(exchangeFileKey) ?? 'null')) ?? emptyExchangeFile
  } catch {
    return emptyExchangeFile
  }
}
