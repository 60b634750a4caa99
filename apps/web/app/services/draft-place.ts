/** A form whose unsent content is stored on the device. */
export type DraftKind = 'questionnaire' | 'profile' | 'contact' | 'consultation'

/** Where a draft is stored: one place per form and account, shared by all tabs of a browser. */
export interface DraftPlace {
  kind: DraftKind
  /** The user's id; `visitor` if nobody is signed in. */
  owner: string
}

/** Prefix of every draft's key. */
export const draftPrefix = 'dst-draft:'

/** The localStorage key of a draft. */
export function draftKey({ kind, owner }: DraftPlace): string {
  return `${draftPrefix}${kind}:${owner}`
}

/** Whether there is a draft of any age; works without loading the code that reads it. */
export function hasDraft(place: DraftPlace): boolean {
  try {
    return globalThis.localStorage.getItem(draftKey(place)) !== null
  } catch {
    return false
  }
}

/**
 * Calls the listener when another tab drops the draft: it was sent, discarded, or its owner signed out. Returns a
 * function that unsubscribes.
 */
export function onDraftDropped(place: DraftPlace, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (newValue === null && (key === null || key === draftKey(place))) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
