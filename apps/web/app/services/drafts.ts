import { draftMaximumAge } from '@dst/domain/parameters'
import { millisecondsPerDay } from '@dst/domain/time'

/** A form whose unsent content is stored on the device. */
export type DraftKind = 'questionnaire' | 'profile' | 'contact' | 'consultation' | 'schedule'

/** Where a draft is stored: one place per form and account, shared by all tabs of a browser. */
export interface DraftPlace {
  kind: DraftKind
  /** The user's id; `visitor` if nobody is signed in. */
  owner: string
}

const draftPrefix = 'dst-draft:'

/** Stores the unsent content of a form, on this device only. */
export function saveDraft(place: DraftPlace, content: unknown, now: number = Date.now()): void {
  inStorage((storage) => storage.setItem(draftKey(place), JSON.stringify({ savedAt: now, content })))
}

/**
 * The stored draft; undefined if there is none, it is corrupt, or it is too old. The content is not validated: the
 * caller takes only what the form accepts. Also removes the expired drafts of all owners.
 */
export function readDraft(place: DraftPlace, now: number = Date.now()): unknown {
  return inStorage((storage) => {
    for (const key of draftKeys(storage))
      if (freshDraft(storage.getItem(key), now) === undefined) storage.removeItem(key)
    return freshDraft(storage.getItem(draftKey(place)), now)?.content
  })
}

/** Deletes a draft that was sent or discarded. */
export function dropDraft(place: DraftPlace): void {
  inStorage((storage) => storage.removeItem(draftKey(place)))
}

/** Deletes the draft of content that was sent, unless another tab has stored something else in the meantime. */
export function dropSentDraft(place: DraftPlace, sent: unknown): void {
  if (JSON.stringify(readDraft(place)) === JSON.stringify(sent)) dropDraft(place)
}

/** Deletes every draft in this browser, on sign-out: the next user may be someone else. */
export function dropAllDrafts(): void {
  inStorage((storage) => draftKeys(storage).forEach((key) => storage.removeItem(key)))
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

function draftKey({ kind, owner }: DraftPlace): string {
  return `${draftPrefix}${kind}:${owner}`
}

function draftKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(draftPrefix),
  )
}

function freshDraft(stored: string | null, now: number): { content: unknown } | undefined {
  const draft = parseDraft(stored)
  if (draft === undefined) return undefined
  const age = now - draft.savedAt
  return age >= 0 && age <= draftMaximumAge * millisecondsPerDay ? draft : undefined
}

function parseDraft(stored: string | null): { savedAt: number; content: unknown } | undefined {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null')
    const isDraft =
      typeof draft === 'object' &&
      draft !== null &&
      'savedAt' in draft &&
      typeof draft.savedAt === 'number' &&
      'content' in draft
    return isDraft ? (draft as { savedAt: number; content: unknown }) : undefined
  } catch {
    return undefined
  }
}

/**
 * Accessing storage throws if the browser blocks site data or the quota is exceeded; the forms then work without
 * drafts.
 */
function inStorage<T>(attempt: (storage: Storage) => T): T | undefined {
  try {
    return attempt(globalThis.localStorage)
  } catch {
    return undefined
  }
}
