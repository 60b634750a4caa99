import { openExchangeFile, useExchangeFileStore } from '../exchange-file.ts'
import { exchangeMarkKey } from '../exchange-file-key.ts'
import { useSessionStore } from '../session-store.ts'
import { exchangeOf } from './account-api.ts'
import { AccountFile } from './account-file.ts'
import { setAsideUnlessOf } from './device-copy.ts'

const pauseMs = 1_500

let present: { account: string; file: AccountFile } | undefined

/** The file of the account that is signed in; undefined where nobody is. */
export function presentAccountFile(): AccountFile | undefined {
  const account = useSessionStore.getState().session?.user.id
  if (account === undefined) return undefined
  if (present?.account !== account) present = { account, file: new AccountFile(account, exchangeOf(account)) }
  return present.file
}

/** Keeps the device's and the account's file the same from now on. Returns a function that stops. */
export function openAccount(account: string): () => void {
  setAsideUnlessOf(account)
  const stopFollowing = openExchangeFile()
  const file = new AccountFile(account, exchangeOf(account))
  present = { account, file }
  void file.open()
  const stopSaving = saveWhatChanges(file)
  return () => {
    stopSaving()
    stopFollowing()
    file.close()
    if (present?.file === file) present = undefined
  }
}

/** Saves after a pause, and at once when the page may be about to go; reads when it comes back. */
function saveWhatChanges(file: AccountFile): () => void {
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
  const hear = ({ key }: StorageEvent) => {
    if (key === exchangeMarkKey) void file.save()
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
  }
}
