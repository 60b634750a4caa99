import { useSessionStore, type SessionState } from '~/services/session.ts'
import { useAccountFileStore } from './account-file-state.ts'
import type { AccountFile } from './account-file.ts'

/**
 * From a page that shows the exchange: its file is the account's too while somebody is signed in. Returns a function
 * that stops.
 */
export function followAccountFile(): () => void {
  let account: string | undefined
  let end = () => undefined as void
  const follow = ({ session }: SessionState) => {
    if (session?.user.id === account) return
    end()
    account = session?.user.id
    end = account === undefined ? () => undefined : begin(account)
  }
  follow(useSessionStore.getState())
  const stop = useSessionStore.subscribe(follow)
  return () => {
    stop()
    end()
  }
}

/** Begins to follow where its script failed to load before. */
let beginAgain: (() => Promise<void>) | undefined

function begin(account: string): () => void {
  let close: (() => void) | undefined
  let wanted = true
  const load = async () => {
    const { openAccount } = await import('./account-session.ts')
    if (wanted && close === undefined) close = openAccount(account)
  }
  beginAgain = load
  load().catch(notifyUnread)
  return () => {
    wanted = false
    if (beginAgain === load) beginAgain = undefined
    close?.()
  }
}

/** Does something with the account's file, such as saving it. */
export async function withAccountFile(work: (file: AccountFile) => Promise<void>): Promise<void> {
  try {
    await beginAgain?.()
    const { currentAccountFile } = await import('./account-session.ts')
    const file = currentAccountFile()
    if (file !== undefined) await work(file)
  } catch {
    notifyUnread()
  }
}

function notifyUnread() {
  useAccountFileStore.setState({ state: { status: 'failed', task: 'read', expired: false } })
}
