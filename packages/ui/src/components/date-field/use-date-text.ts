import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** The result of reading a text: a date as yyyy-mm-dd or yyyy-mm, or a sentence that says why it is none. */
export type DateReading = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly error: string }

/** Options for a date that is edited as text. */
export interface DateTextOptions {
  value: string | undefined
  onValueChange: (value: string | undefined) => void
  read: (text: string) => DateReading
  format: (value: string) => string
}

/** Text and handlers of an input for a date. */
export interface DateText {
  text: string
  /** Why the last text was rejected, and the date that was kept instead; undefined in a field that was empty. */
  refused: { reason: string; previous: string | undefined } | undefined
  onChange: (input: HTMLInputElement) => void
  /** Takes over what was typed before the page was live. */
  onFound: (input: HTMLInputElement) => void
  onLeave: (event: FocusEvent<HTMLInputElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Takes a day that was chosen in a calendar. */
  choose: (day: string) => void
}

/**
 * Keeps the text while a user edits a date. It is read on leaving and on Enter, not on each key: "12/4" leads to
 * "12/4/2026", and is a date of its own.
 */
export function useDateText({ value, onValueChange, read, format }: DateTextOptions): DateText {
  const [draft, setDraft] = useState<string>()
  const [refused, setRefused] = useState<DateText['refused']>()
  const stable = value === undefined ? '' : format(value)

  function onChange({ value: text }: HTMLInputElement) {
    setDraft(text)
  }

  function onFound(input: HTMLInputElement) {
    if (input === document.activeElement) onChange(input)
    else settle(input)
  }

  function settle(input: HTMLInputElement) {
    const text = input.value
    if (draft === undefined && text === stable) return
    input.value = take(text)
  }

  /** Reads a text, and returns the text that then stands in the field. */
  function take(text: string): string {
    setDraft(undefined)
    const reading = text.trim() === '' ? undefined : read(text)
    if (reading?.ok === false) {
      setRefused({ reason: reading.error, previous: value === undefined ? undefined : stable })
      return stable
    }
    setRefused(undefined)
    if (reading?.value !== value) onValueChange(reading?.value)
    return reading === undefined ? '' : format(reading.value)
  }

  return {
    text: draft ?? stable,
    refused,
    onChange,
    onFound,
    onLeave: ({ currentTarget }) => settle(currentTarget),
    onKeyDown: (event) => {
      if (event.key === 'Enter') settle(event.currentTarget)
    },
    choose: (day) => {
      // The calendar's own "Clear" gives an empty text.
      take(day)
    },
  }
}
