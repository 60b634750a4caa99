/** Asks the person to prove that it is them; resolves with whether they did. */
type Ask = () => Promise<boolean>

let asker: Ask | undefined

/** Lets a dialog on the page ask; the returned function ends that. */
export function answerProofsWith(ask: Ask): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Asks the person on this page; nobody proves anything on a page without the dialog. */
export async function askForProof(): Promise<boolean> {
  return (await asker?.()) ?? false
}
