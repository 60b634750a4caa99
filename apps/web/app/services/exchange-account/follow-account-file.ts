import { useSessionStore, type SessionState } from '../session-store.ts'
import { useAccountFileStore } from './account-file-state.ts'
import type { AccountFile } from './account-file.ts'
import { setAsideUnlessOf } from './device-copy.ts'

/** From every page: what another account has left on this device is put aside as soon as somebody is signed in. */
export function guardDeviceCopy(): () => void {
  return withEachAccount((account) => {
    if (setAsideUnlessOf(account)) {
      void import('./waiting-files.ts').then(
        ({ dropSavedWaitingFiles }) => dropSavedWaitingFiles(),
        // They wait under their own account, and are looked at again when a page shows the exchange.
        () => undefined,
      )
    }
    return () => undefined
  })
}

/** From a page that shows the exchange: its file is the account's too while somebody is signed in. */
export function followAccountFile(): () => void {
  return withEachAccount((account) => {
    let close: (() => void) | undefined
    let wanted = true
    import('./account-session.ts').then(({ openAccount }) => {
      if (wanted) close = openAccount(account)
    }, tellUnread)
    return () => {
      wanted = false
      close?.()
    }
  })
}

/** Does something with the account's file, such as saving it. */
export async function withAccountFile(work: (file: AccountFile) => Promise<void>): Promise<void> {
  try {
    const { presentAccountFile } = await import('./account-session.ts')
    const file = presentAccountFile()
    if (file !== undefined) await work(file)
  } catch {
    tellUnread()
  }
}

function tellUnread() {
  useAccountFileStore.setState({ state: { status: 'failed', task: 'read', expired: false } })
}

/** Calls `begin` for whoever is signed in, and what it returns when that ends. */
function withEachAccount(begin: (account: string) => () => void): () => void {
  let account: string | undefined
  let end = () => undefined as void
  const follow = ({ session }: SessionState) => {
    const now = session?.user.id
    if (now === account) return
    end()
    account = now
    end = now === undefined ? () => undefined : begin(now)
  }
  follow(useSessionStore.getState())
  const stop = useSessionStore.subscribe(follow)
  return () => {
    stop()
    end()
  }
}
