import type { ContactMessageEntry } from '@dst/domain/validation'

/**
 * Gives one key for as long as the words stay the same, so that a repeat after a lost answer makes no second message;
 * other words are another message.
 */
export function createMessageKeys(newKey: () => string): (entry: ContactMessageEntry) => string {
  let last: { words: string; key: string } | undefined
  return (entry) => {
    const words = JSON.stringify(entry)
    if (last?.words !== words) last = { words, key: newKey() }
    return last.key
  }
}
