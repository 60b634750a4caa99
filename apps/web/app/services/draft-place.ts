/** A form whose unsent content is kept on the device. */
export type DraftKind = 'questionnaire' | 'profile' | 'contact' | 'consultation'

/** Where a draft is kept: one place for each form of each account, shared by the tabs of a browser. */
export interface DraftPlace {
  kind: DraftKind
  /** The id of the user; `visitor` where nobody is signed in. */
  owner: string
}

/** Begins the key of every draft. */
export const draftPrefix = 'dst-draft:'

/** The key of a draft in the browser's storage. */
export function draftKey({ kind, owner }: DraftPlace): string {
  return `${draftPrefix}${kind}:${owner}`
}

/** Whether there is a draft, of whatever age, told without the code that reads it. */
export function hasDraft(place: DraftPlace): boolean {
  try {
    return globalThis.localStorage.getItem(draftKey(place)) !== null
  } catch {
    return false
  }
}

/** Calls the listener when another tab drops the draft: it was sent, discarded, or its owner signed out. The result stops that. */
export function onDraftDropped(place: DraftPlace, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    // A null key means that the whole store was emptied.
    if (newValue === null && (key === null || key === draftKey(place))) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
