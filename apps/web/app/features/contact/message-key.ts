import type { ContactMessageEntry } from '@dst/domain/validation'

/**
 * Returns the same key as long as the text stays the same, so that a retry after a lost response doesn't create a
 * second message; different text is a different message.
 */
export function createMessageKeys(newKey: () => string): (entry: ContactMessageEntry) => string {
  let last: { words: string; key: string } | undefined
  return (entry) => {
    const words = JSON.stringify(entry)
    if (last?.words !== words) last = { words, key: newKey() }
    return last.key
  }
}
