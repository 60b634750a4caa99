import { draftMaximumAge } from '@dst/domain/parameters'
import { draftKey, draftPrefix, type DraftPlace } from './draft-place'

const dayInMilliseconds = 86_400_000

/** Keeps what was entered into a form and not sent, on this device alone. */
export function keepDraft(place: DraftPlace, content: unknown, now: number = Date.now()): void {
  inStorage((storage) => storage.setItem(draftKey(place), JSON.stringify({ savedAt: now, content })))
}

/**
 * What was kept; undefined when there is nothing, it is damaged, or it is too old. The content is as it was found: whoever
 * reads it takes only what the form accepts. Drafts of whatever owner that are too old are removed on the way.
 */
export function readDraft(place: DraftPlace, now: number = Date.now()): unknown {
  return inStorage((storage) => {
    for (const key of draftKeys(storage))
      if (freshDraft(storage.getItem(key), now) === undefined) storage.removeItem(key)
    return freshDraft(storage.getItem(draftKey(place)), now)?.content
  })
}

/** Forgets a draft: it was sent, or the person does not want it. */
export function dropDraft(place: DraftPlace): void {
  inStorage((storage) => storage.removeItem(draftKey(place)))
}

/** Forgets every draft of this browser, for signing out: the next person at it may be another one. */
export function dropAllDrafts(): void {
  inStorage((storage) => draftKeys(storage).forEach((key) => storage.removeItem(key)))
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
  return age >= 0 && age <= draftMaximumAge.value * dayInMilliseconds ? draft : undefined
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

/** Reaching for storage throws where the browser blocks site data or has no room; the forms then work without drafts. */
function inStorage<T>(attempt: (storage: Storage) => T): T | undefined {
  try {
    return attempt(globalThis.localStorage)
  } catch {
    return undefined
  }
}
