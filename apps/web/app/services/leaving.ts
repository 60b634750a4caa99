type Asker = () => Promise<boolean>

let asker: Asker | undefined

/** Has the person asked before signing out removes what is unsaved; the result stops that. */
export function askBeforeSigningOut(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Whether nothing unsaved holds the person back, or they want to sign out all the same. */
export async function maySignOut(): Promise<boolean> {
  return asker === undefined || (await asker())
}
