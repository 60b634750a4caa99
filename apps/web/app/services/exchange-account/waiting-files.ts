import { readExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { isEntered } from '../exchange-file.ts'
import { waitingFilePrefix } from './device-copy.ts'
import { parseMark, type ExchangeMark } from './exchange-mark.ts'
import { isSameFile } from './same-file.ts'

/** A file with changes that are not in its account yet, put aside while another account was signed in. */
export interface WaitingFile {
  file: ExchangeFile
  mark: ExchangeMark
}

/** Removes the files that were put aside with all their changes saved: their accounts have them. */
export function dropSavedWaitingFiles(): void {
  for (const key of waitingKeys()) {
    const waiting = readWaiting(key)
    if (waiting === undefined || isSameFile(waiting.file, waiting.mark.base)) localStorage.removeItem(key)
  }
}

/** The file that waits for this account; undefined without one. */
export function waitingFileOf(account: string): WaitingFile | undefined {
  return readWaiting(waitingFilePrefix + account)
}

/** Forgets the file that waits for this account. */
export function dropWaitingFile(account: string): void {
  try {
    globalThis.localStorage.removeItem(waitingFilePrefix + account)
  } catch {
    // Nothing waited.
  }
}

function waitingKeys(): string[] {
  try {
    const { localStorage: storage } = globalThis
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
      key.startsWith(waitingFilePrefix),
    )
  } catch {
    return []
  }
}

function readWaiting(key: string): WaitingFile | undefined {
  try {
    const [mark, file] = (globalThis.localStorage.getItem(key) ?? '').split('\n')
    return asWaiting(parseMark(mark ?? null), readExchangeFile(JSON.parse(file ?? 'null')))
  } catch {
    return undefined
  }
}

function asWaiting(mark: ExchangeMark | undefined, file: ExchangeFile | undefined): WaitingFile | undefined {
  return mark === undefined || file === undefined || !isEntered(file) ? undefined : { file, mark }
}
