import {
  emptyExchangeFile,
  mergeFiles,
  type ExchangeFile,
  type FieldValue,
  type ListName,
} from '@dst/domain/exchange-file'
import { createStore } from '~/lib/browser/create-store.ts'
import { revised, type CalendarRevisions } from './calendar-revisions.ts'
import { showExchangeDays } from './exchange-day.ts'
import { onStoredExchange, parseStored, storedText } from './stored-exchange.ts'
import { useSessionStore } from '~/services/session.ts'
import { runningDays } from './days.ts'
import { isEntered, isSameFile, readDeviceExchange, type DeviceExchange, type ExchangeMark } from './device-exchange.ts'
import { storeText, textFor } from './device-storage.ts'
import { withEdits, withNewItem, withoutItem, type FieldEdit, type FieldPath } from './edits.ts'

interface ExchangeDocument extends DeviceExchange {
  /** False during prerendering, and until what this device has stored was read. */
  opened: boolean
  /** Whether this device stores the file: a browser may refuse, and its storage may be full. */
  persisted: boolean
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

const nothing: ExchangeDocument = {
  file: emptyExchangeFile,
  mark: undefined,
  calendar: undefined,
  waiting: {},
  opened: false,
  persisted: true,
  removed: undefined,
}

/** The exchange file of this device; prerendered empty. */
export const useExchangeFileStore = createStore<ExchangeDocument>(nothing)

/** The exchange file of this device. */
export function useExchangeFile(): ExchangeFile {
  return useExchangeFileStore(({ file }) => file)
}

/** Reads what this device has stored, and follows what changes it elsewhere. Returns a function that stops following. */
export function openExchangeFile(): () => void {
  takeStoredExchange()
  const stop = onStoredExchange(takeStoredExchange)
  followers += 1
  return () => {
    stop()
    followers -= 1
  }
}

/** The exchange of this device. It is read first where nothing follows what changes it elsewhere. */
export function currentExchange(): ExchangeDocument {
  if (followers === 0 || !useExchangeFileStore.getState().opened) takeStoredExchange()
  return useExchangeFileStore.getState()
}

let followers = 0

/** What this page has last read or written; undefined where storage can't be read. */
let knownText: string | null | undefined

/**
 * Takes what another tab has stored since, also where no event told of it. What storage refused to keep stays as it is
 * here.
 */
export function takeStoredExchange(): void {
  const before = useExchangeFileStore.getState()
  const text = storedText()
  if (before.opened && (!before.persisted || text === undefined || text === knownText)) return
  knownText = text
  const stored = parseStored(text)
  const taken = readDeviceExchange(stored)
  // Another tab may have changed the mark alone.
  const file = isSameFile(taken.file, before.file) ? before.file : taken.file
  const removed = file === before.file ? before.removed : undefined
  useExchangeFileStore.setState({ ...taken, file, removed, opened: true })
  const days = runningDays(file)
  const complete = textFor({ ...stored, days })
  if (complete !== textFor(stored) && storeText(complete)) knownText = complete
  showExchangeDays(days)
}

/** Changes file, mark or what waits, here and on the device: one write, and nothing is read. */
export function changeExchange(change: Partial<DeviceExchange & Pick<ExchangeDocument, 'removed'>>): void {
  const { file, mark, calendar: known, waiting } = { ...currentExchange(), ...change }
  const days = runningDays(file)
  // What an earlier exchange told a calendar goes with it.
  const calendar = known?.exchange === file.sales[0]?.id ? known : undefined
  const text = textFor({ file: storedFile(file), mark, days, calendar, waiting })
  const persisted = storeText(text)
  if (persisted) knownText = text
  useExchangeFileStore.setState({ ...change, calendar, persisted })
  showExchangeDays(days)
}

/** Puts a value in its place, and makes the item that it belongs to; undefined empties the field. */
export function setField(path: FieldPath, value: FieldValue | undefined): void {
  setFields([[path, value]])
}

/** Puts several values in their places, at once. */
export function setFields(edits: readonly FieldEdit[]): void {
  changeExchange({ file: withEdits(currentExchange().file, edits) })
}

/** Revises what a calendar file says of this exchange, and stores it. Returns the sequence of each event by its name. */
export function reviseCalendar(
  exchange: string,
  contents: Readonly<Record<string, string>>,
  now: Date,
): CalendarRevisions['events'] {
  const calendar = revised(currentExchange().calendar, exchange, contents, now)
  changeExchange({ calendar })
  return calendar.events
}

/** Adds an empty item. Nothing is kept of it until a field of it is entered. */
export function addItem(list: ListName): void {
  changeExchange({ file: withNewItem(currentExchange().file, list) })
}

/** Removes an item. It can be brought back by {@link restoreRemoved}. */
export function removeItem(list: ListName, index: number): void {
  const { file: before } = currentExchange()
  const after = withoutItem(before, list, index)
  changeExchange({ file: after, removed: { what: list, before, after } })
}

/**
 * Empties the file, here and on the device. It can be brought back by {@link restoreRemoved}. Who is signed out leaves
 * the account's copy as it is: an empty file is never saved over it later.
 */
export function clearExchangeFile(): void {
  replaceExchangeFile(emptyExchangeFile)
}

/**
 * Takes another file in place of this one, which can be brought back when anything was entered in it. Who is signed out
 * leaves the account's copy as it is.
 */
export function replaceExchangeFile(file: ExchangeFile): void {
  const { mark } = currentExchange()
  // Whoever is signed in decides by what happens next; for others the account's copy must not follow this device.
  const leaves = mark !== undefined && useSessionStore.getState().status !== 'signed-in'
  changeExchange({ ...inPlace(file, leaves ? { mark } : {}), ...(leaves ? { mark: undefined } : {}) })
}

/** Takes the account's file, from which this one has nothing. This one can be brought back, and is then in no account. */
export function takeAccountFile(file: ExchangeFile, mark: ExchangeMark): void {
  changeExchange({ ...inPlace(file, { mark: null }), mark })
}

/** Offers to bring back a file that this one has taken the place of. */
export function offerBack(before: ExchangeFile): void {
  const { file } = currentExchange()
  useExchangeFileStore.setState({ removed: { what: 'file', before, after: file } })
}

/** Brings back what the last removal took away. What was entered since stays. */
export function restoreRemoved(): void {
  const { file, removed } = currentExchange()
  if (removed === undefined) return
  changeExchange({
    file: mergeFiles(removed.after, file, removed.before).file,
    removed: undefined,
    ...(removed.mark === undefined ? {} : { mark: removed.mark ?? undefined }),
  })
}

function inPlace(file: ExchangeFile, removal: Pick<Removed, 'mark'>): Pick<ExchangeDocument, 'file' | 'removed'> {
  const { file: before } = currentExchange()
  return { file, removed: isEntered(before) ? { what: 'file', before, after: file, ...removal } : undefined }
}

/** The file as it is stored: not at all while nothing is entered. */
function storedFile(file: ExchangeFile): ExchangeFile | undefined {
  return isEntered(file) ? file : undefined
}
