import type { KeyboardEvent } from 'react'

const stepsOfKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** The number of steps up (or down, if negative) for a key; 0 for every other key. */
export function stepsOf({ key }: KeyboardEvent): number {
  return stepsOfKey[key] ?? 0
}

/** Whether these keys mean "undo" on any operating system. */
export function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
}

/** Moves the caret past a comma that Delete or Backspace would remove, so that the digit next to it is removed. */
export function passComma({
  key,
  ctrlKey,
  metaKey,
  altKey,
  currentTarget: input,
}: KeyboardEvent<HTMLInputElement>): void {
  const { selectionStart: caret, selectionEnd, value } = input
  if (ctrlKey || metaKey || altKey || caret === null || caret !== selectionEnd) return
  if (key === 'Delete' && value[caret] === ',') input.setSelectionRange(caret + 1, caret + 1)
  if (key === 'Backspace' && value[caret - 1] === ',') input.setSelectionRange(caret - 1, caret - 1)
}
