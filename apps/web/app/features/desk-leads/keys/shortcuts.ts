/** What each key does: a single key such as `j` or `Escape`, or two in a row such as `g i`. */
export type Shortcuts = Readonly<Partial<Record<string, () => void>>>

/** Time in which the second key of two has to follow, in milliseconds. */
const togetherMilliseconds = 1500

/** What is known of a key press. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'timeStamp'
>

/**
 * Finds what a key press does. Keys that write something do nothing while they are switched off, with a modifier, or
 * where a text is typed; `repeats` names those that may be held down.
 */
export function createKeyReader(repeats: readonly string[] = ['j', 'k']) {
  let first: { key: string; at: number } | undefined
  return (press: KeyPress, shortcuts: Shortcuts, { switchedOn, typing }: KeyContext): (() => void) | undefined => {
    if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || typing) return undefined
    const key = press.key.length === 1 && !press.shiftKey ? press.key.toLowerCase() : press.key
    if (!switchedOn && key.length === 1) return undefined
    if (press.repeat && !repeats.includes(key)) return undefined
    const before = first !== undefined && press.timeStamp - first.at < togetherMilliseconds ? first.key : undefined
    first = { key, at: press.timeStamp }
    return (before === undefined ? undefined : shortcuts[`${before} ${key}`]) ?? shortcuts[key]
  }
}

/** Where a key was pressed, and whether single keys do anything on this device. */
export interface KeyContext {
  switchedOn: boolean
  /** The focus is where keys write or choose something. */
  typing: boolean
}

/** Whether keys write or choose something in this element. */
export function isTyping(element: Element | null): boolean {
  if (element === null) return false
  return element.matches(
    'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], ' +
      '[contenteditable=""]',
  )
}
