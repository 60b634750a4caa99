import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { isUndo, passComma, stepsOf } from './number-keys.ts'

/**
 * The result of parsing a text: a number, or a sentence that says why it is not one. Where the sentence asks which
 * number was meant, those that are possible can be chosen.
 */
export type NumberReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: string; readonly meant?: readonly number[] }

/** Options for a number that is edited as text. */
export interface NumberTextOptions {
  /** Whether an empty text means undefined, rather than being no number. */
  clearable: boolean | undefined
  value: number | undefined
  onValueChange: (value: number | undefined) => void
  step: number | undefined
  min: number
  max: number
  read: (text: string) => NumberReading
  format: (value: number) => string
}

/** Text and handlers of an input for a number. */
export interface NumberText {
  text: string
  /** The formatted number for the text being typed, if it differs from the text. */
  reading: string | undefined
  /** Why the last text was rejected, and the value that was kept instead; undefined in a field that was empty. */
  refused: { reason: string; previous: string | undefined; meant: readonly number[] } | undefined
  onChange: (input: HTMLInputElement) => void
  /** Takes over what was typed before the page was live. */
  onFound: (input: HTMLInputElement) => void
  onLeave: (event: FocusEvent<HTMLInputElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  move: (steps: number) => void
  /** Takes one of the numbers that the text may have meant. */
  choose: (meant: number) => void
}

/**
 * Keeps the text while a user edits a number, and never rewrites it during the edit: the browser's own undo works as
 * long as nothing else sets the text. Every text that is a number becomes the value immediately; it is formatted on
 * blur.
 */
export function useNumberText({ value, onValueChange, step, min, max, ...options }: NumberTextOptions): NumberText {
  const [draft, setDraft] = useState<string>()
  const [refused, setRefused] = useState<NumberText['refused']>()
  const visit = useRef<Visit>(undefined)
  const earlier = useRef<(number | undefined)[]>([])
  const format = (number: number | undefined) => (number === undefined ? '' : options.format(number))
  const read = (text: string): TextReading =>
    options.clearable === true && text.trim() === '' ? { ok: true, value: undefined } : options.read(text)
  const stable = format(value)

  function onChange({ value: text }: HTMLInputElement) {
    visit.current ??= { before: value }
    setDraft(text)
    const reading = read(text)
    if (reading.ok) visit.current.valid = { text, value: reading.value }
    const next = reading.ok ? reading.value : valueBefore(text, visit.current)
    if (next !== value) onValueChange(next)
  }

  function onFound(input: HTMLInputElement) {
    if (input === document.activeElement) onChange(input)
    else settle(input)
  }

  function settle(input: HTMLInputElement) {
    const text = input.value
    // Not by the draft: Tab settles and leaves before the next render.
    if (visit.current === undefined && text === stable) return
    const reading = read(text)
    const previous = reading.ok ? reading.value : valueBefore(text, visit.current ?? { before: value })
    setRefused(
      reading.ok
        ? undefined
        : {
            reason: reading.error,
            previous: previous === undefined ? previous : format(previous),
            meant: reading.meant ?? [],
          },
    )
    input.value = format(previous)
    take(previous)
  }

  function take(next: number | undefined) {
    const before = visit.current?.before ?? value
    if (next !== before) earlier.current.push(before)
    visit.current = undefined
    setDraft(undefined)
    if (next !== value) onValueChange(next)
  }

  function choose(meant: number) {
    setRefused(undefined)
    take(meant)
  }

  function move(steps: number) {
    if (step === undefined) return
    if (visit.current !== undefined) take(value)
    setRefused(undefined)
    take(value === undefined ? min : Math.min(max, Math.max(min, value + steps * step)))
  }

  /** Goes further back than the browser's undo: to the number before it was formatted or stepped. */
  function goBack(event: KeyboardEvent) {
    const untouched = draft === undefined || draft === format(visit.current?.before ?? value)
    if (!untouched || earlier.current.length === 0) return
    const last = earlier.current.pop()
    event.preventDefault()
    visit.current = undefined
    setDraft(undefined)
    setRefused(undefined)
    onValueChange(last)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // With Tab the question is there before the focus moves, and so the next stop.
    if (event.key === 'Enter' || event.key === 'Tab') settle(event.currentTarget)
    else if (isUndo(event)) goBack(event)
    else passComma(event)
    const steps = step === undefined ? 0 : stepsOf(event)
    if (steps === 0) return
    event.preventDefault()
    move(steps)
  }

  const isReading = draft !== undefined && draft !== stable && value !== undefined && read(draft).ok
  return {
    text: draft ?? stable,
    reading: isReading ? stable : undefined,
    refused,
    onChange,
    onFound,
    onLeave: ({ currentTarget }) => settle(currentTarget),
    onKeyDown,
    move,
    choose,
  }
}

/** A number, nothing where that is allowed, or why the text is neither. */
type TextReading = NumberReading | { readonly ok: true; readonly value: undefined }

/** One edit session in the field, from the first change on. */
interface Visit {
  before: number | undefined
  /** The last text of this session that was a number. */
  valid?: { text: string; value: number | undefined }
}

/** The value restored after invalid text: a number on the way to it ("4" of "4oo") was never intended. */
function valueBefore(text: string, { before, valid }: Visit): number | undefined {
  return valid === undefined || text.startsWith(valid.text) ? before : valid.value
}
