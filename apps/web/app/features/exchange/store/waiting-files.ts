import { parseStored, storedText } from './stored-exchange.ts'
import { isSameFile, readWaiting, type WaitingFile } from './device-exchange.ts'
import { storeExchange, without } from './device-storage.ts'
import { currentExchange } from './document.ts'

/** Removes the files that were put aside with all their changes saved: their accounts have them. */
export function dropSavedWaitingFiles(): void {
  const stored = parseStored(storedText())
  const all = Object.entries(stored.waiting ?? {})
  const unsaved = all.filter(([, waiting]) => {
    const read = readWaiting(waiting)
    return read !== undefined && !isSameFile(read.file, read.mark.base)
  })
  if (unsaved.length < all.length) storeExchange({ ...stored, waiting: Object.fromEntries(unsaved) })
}

/** The file that waits for this account; undefined without one. */
export function waitingFileOf(account: string): WaitingFile | undefined {
  return readWaiting(currentExchange().waiting[account])
}

/** All that waits, except for this account. */
export function withoutWaitingOf(account: string) {
  return without(currentExchange().waiting, account)
}
