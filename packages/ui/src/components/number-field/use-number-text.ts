import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { caretAfterGrouping, groupNumber, groupWhileTyping } from './number-text.ts'

/** What a number that is edited as text needs to know. */
export interface NumberTextOptions {
  value: number
  onValueChange: (value: number) => void
  step: number | undefined
  min: number
  max: number
  grouped: boolean
  parse: (text: string) => number | undefined
}

/** Text and handlers of an input that holds a number. */
export interface NumberText {
  text: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onLeave: (event: FocusEvent<HTMLInputElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  move: (direction: 1 | -1) => void
}

/**
 * Keeps the text while a person edits a number. Every valid text becomes the value at once, so the value is
 * always the last valid one; on leaving, text that is no number goes back to it.
 */
export function useNumberText({ value, onValueChange, step, min, max, grouped, parse }: NumberTextOptions): NumberText {
  const [draft, setDraft] = useState<string>()
  const settled = grouped ? groupNumber(value) : String(value)

  function onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const text = grouped ? regroup(input) : input.value
    setDraft(text)
    const number = parse(text)
    if (number !== undefined) onValueChange(number)
  }

  function move(direction: 1 | -1) {
    if (step === undefined) return
    setDraft(undefined)
    onValueChange(Math.min(max, Math.max(min, value + direction * step)))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (step === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }

  function onLeave({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    setDraft(undefined)
    // What was typed before the page's script took over is no draft, so React alone would let it stand.
    input.value = settled
  }

  return { text: draft ?? settled, onChange, onLeave, onKeyDown, move }
}

/** Puts commas into the input at once, so that the caret can be set before the next key. */
function regroup(input: HTMLInputElement): string {
  const typed = input.value
  const next = groupWhileTyping(typed)
  if (next === typed) return typed
  const caret = caretAfterGrouping(typed, input.selectionStart ?? typed.length, next)
  input.value = next
  input.setSelectionRange(caret, caret)
  return next
}
