/** Keeps something of an account on this device, and is told when the account comes and goes. */
export interface AccountListener {
  /** Before anything shows that the account is signed in. */
  arrives: (account: string) => void
  /** Before a sign-out, which waits for it. Resolves with what to do once the account has left. */
  leaves: (account: string) => Promise<() => void>
  /** Before the sign-out of an account that was deleted: nothing of it may stay. */
  isDeleted: (account: string) => void
}

const listeners = new Set<AccountListener>()

/** Registers a listener for as long as the page lives. */
export function listenToAccounts(listener: AccountListener): void {
  listeners.add(listener)
}

/** Tells the listeners who is about to be shown as signed in. */
export function reportArrival(account: string): void {
  for (const { arrives } of listeners) arrives(account)
}

/** Lets the listeners save before a sign-out. Resolves with what to do after it. */
export async function reportLeaving(account: string): Promise<() => void> {
  const ends = await Promise.all([...listeners].map(({ leaves }) => leaves(account)))
  return () => {
    for (const end of ends) end()
  }
}

/** Tells the listeners of an account that was deleted. */
export function reportDeletion(account: string): void {
  for (const { isDeleted } of listeners) isDeleted(account)
}

type Asker = () => Promise<boolean>

let asker: Asker | undefined

/** Registers a prompt to show before a sign-out deletes unsaved changes; returns a function that removes it. */
export function askBeforeSigningOut(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Whether nothing is unsaved, or the user wants to sign out anyway. */
export async function maySignOut(): Promise<boolean> {
  return asker === undefined || (await asker())
}
