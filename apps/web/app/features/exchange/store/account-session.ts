import { exchangeKey, parseStored } from './stored-exchange.ts'
import { useSessionStore } from '~/services/session.ts'
import { exchangeOf } from './account-api.ts'
import { useAccountFileStore } from './account-file-state.ts'
import { AccountFile } from './account-file.ts'
import { setAsideUnlessOf } from './device-storage.ts'
import { openExchangeFile, useExchangeFileStore } from './document.ts'

const pauseMs = 1_500

let current: { account: string; file: AccountFile; isFollowed: boolean } | undefined

/** The file of the account that is signed in; undefined where nobody is. */
export function currentAccountFile(): AccountFile | undefined {
  const account = useSessionStore.getState().session?.user.id
  if (account === undefined) return undefined
  if (current?.account !== account) {
    current = { account, file: new AccountFile(account, exchangeOf(account)), isFollowed: false }
  }
  return current.file
}

/** Ends a file that was opened only to leave its account: an answer that is late must not come back to this device. */
export function endUnfollowed(): void {
  if (current?.isFollowed === false) end(current.file)
}

function end(file: AccountFile): void {
  file.close()
  if (current?.file !== file) return
  current = undefined
  useAccountFileStore.setState({ state: { status: 'unknown' } })
}

/** Keeps the device's and the account's file the same from now on. Returns a function that stops. */
export function openAccount(account: string): () => void {
  setAsideUnlessOf(account)
  const stopFollowing = openExchangeFile()
  const file = new AccountFile(account, exchangeOf(account))
  current = { account, file, isFollowed: true }
  void file.open()
  const stopSaving = saveWhatChanges(file)
  return () => {
    const waits = stopSaving()
    stopFollowing()
    // The last change may be younger than the pause.
    if (waits && useSessionStore.getState().session?.user.id === account) void file.save().finally(() => end(file))
    else end(file)
  }
}

/**
 * Saves after a pause, and at once when the page may be about to go; reads when it comes back. Returns a function that
 * stops, and says whether a change still waits.
 */
function saveWhatChanges(file: AccountFile): () => boolean {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    void file.save()
  }
  const flush = () => {
    if (timer !== undefined) save()
  }
  const look = () => (document.visibilityState === 'visible' ? void file.refresh() : flush())
  const online = () => void file.refresh()
  // The mark of another tab: that one has saved, or has removed the account's copy.
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === exchangeKey && markIn(oldValue) !== markIn(newValue)) void file.save()
  }
  const stop = useExchangeFileStore.subscribe((now, before) => {
    // A hidden page's file was changed in another tab, which saves it.
    if (now.file === before.file || document.visibilityState !== 'visible') return
    file.changed()
    clearTimeout(timer)
    timer = setTimeout(save, pauseMs)
  })
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', flush)
  window.addEventListener('online', online)
  window.addEventListener('storage', hear)
  return () => {
    stop()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', flush)
    window.removeEventListener('online', online)
    window.removeEventListener('storage', hear)
    return timer !== undefined
  }
}

function markIn(text: string | null): string | undefined {
  return JSON.stringify(parseStored(text).mark)
}
