import { emptyExchangeFile, entriesOf, fileOf, readExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { readRevisions, type CalendarRevisions } from './calendar-revisions.ts'
import { parseStored, type StoredExchange } from './stored-exchange.ts'
import { accountOfDevice } from './device-storage.ts'

/** What this device and an account last agreed on. Without one, the file of this device is in no account. */
export interface ExchangeMark {
  /** The id of the account's user. */
  account: string
  /** The saved version that a later save is based on. */
  version: number
  /** The file that both had then. */
  base: ExchangeFile
}

/** A file with changes that are not in its account yet, put aside while another account was signed in. */
export interface WaitingFile {
  file: ExchangeFile
  mark: ExchangeMark
}

/** All that this device has of exchanges. */
export interface DeviceExchange {
  file: ExchangeFile
  mark: ExchangeMark | undefined
  /** What the calendar file last said; undefined until one was saved. */
  calendar: CalendarRevisions | undefined
  /** By account id; each is read by {@link readWaiting}. */
  waiting: NonNullable<StoredExchange['waiting']>
}

/** Reads what is stored on this device. */
export function readDeviceExchange(stored: StoredExchange): DeviceExchange {
  return {
    file: readExchangeFile(stored.file) ?? emptyExchangeFile,
    mark: readMark(stored),
    calendar: readRevisions(stored.calendar),
    waiting: stored.waiting ?? {},
  }
}

/** The exchange file in what this device has stored; undefined without one, or where it can't be read. */
export function exchangeFileIn(text: string | null | undefined): ExchangeFile | undefined {
  return readExchangeFile(parseStored(text).file)
}

/** Reads a file that was put aside; undefined where nothing of it can be read. */
export function readWaiting(waiting: unknown): WaitingFile | undefined {
  const { file, mark } = readDeviceExchange((waiting ?? {}) as StoredExchange)
  return mark === undefined || !isEntered(file) ? undefined : { file, mark }
}

/** Whether anything was entered. */
export function isEntered(file: ExchangeFile): boolean {
  return entriesOf(file).size > 0
}

/** A file as the account keeps it: without items in which nothing is entered, and with texts trimmed. */
export function savedForm(file: ExchangeFile): ExchangeFile {
  return fileOf(entriesOf(file))
}

/** Whether the same is entered in both. */
export function isSameFile(one: ExchangeFile, other: ExchangeFile): boolean {
  const [entries, others] = [entriesOf(savedForm(one)), entriesOf(savedForm(other))]
  return entries.size === others.size && [...entries].every(([path, value]) => others.get(path) === value)
}

/** A mark of which only the account can be read still says whose the file is: all else is asked of the account. */
function readMark(stored: StoredExchange): ExchangeMark | undefined {
  const account = accountOfDevice(stored)
  if (account === undefined) return undefined
  const { version, base } = stored.mark as { version?: unknown; base?: unknown }
  const file = readExchangeFile(base)
  return typeof version === 'number' && file !== undefined
    ? { account, version, base: file }
    : { account, version: 0, base: emptyExchangeFile }
}
