import { v4 as newUuid } from 'uuid'

/**
 * Returns the same key as long as the content stays the same, so that a retry after a lost response doesn't create a
 * second message; different content is a different message.
 */
export function createIdempotencyKeys(newKey: () => string = newUuid): (content: unknown) => string {
  let last: { content: string; key: string } | undefined
  return (content) => {
    const text = JSON.stringify(content)
    if (last?.content !== text) last = { content: text, key: newKey() }
    return last.key
  }
}
