/** The localStorage key of all that this device has of exchanges. Only `features/exchange/store` writes it. */
export const exchangeKey = 'dst-exchange'

/** What is stored there, still unread: any part may be missing, or be something that this version can't read. */
export interface StoredExchange {
  file?: unknown
  /** What this device and the account of the file last agreed on. */
  mark?: unknown
  /** The days of the file, by which every page counts without loading the engines. */
  days?: unknown
  /** What the calendar file last said, for its next sequence numbers. */
  calendar?: unknown
  /** By account id, the files that wait until that account signs in here again. */
  waiting?: Readonly<Record<string, unknown>> | undefined
}

/** The stored text; null without one, undefined where the browser refuses. */
export function storedText(): string | null | undefined {
  try {
    return globalThis.localStorage.getItem(exchangeKey)
  } catch {
    return undefined
  }
}

/** The parts of a stored text; none where it can't be read. */
export function parseStored(text: string | null | undefined): StoredExchange {
  return (parseObject(text) ?? {}) as StoredExchange
}

/** The object in a stored text; undefined where there is none. */
export function parseObject(text: string | null | undefined): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Calls the listener when the stored text may be another. Returns a function that stops. */
export function onStoredExchange(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === exchangeKey || key === null) listener()
  }
  window.addEventListener('storage', follow)
  // A page that comes back from the browser's cache has heard of nothing meanwhile.
  window.addEventListener('pageshow', listener)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', listener)
  }
}
