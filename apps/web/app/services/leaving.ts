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
