import { useLayoutEffect } from 'react'

/** Input that arrived before the page's script was loaded. */
export type EarlyInput =
  | { kind: 'press'; target: HTMLElement }
  | { kind: 'submit'; target: HTMLFormElement }
  /** Already opened or closed by the browser; the page only has to be notified. */
  | { kind: 'toggle'; target: HTMLElement }
  | { kind: 'change'; target: FormField; value: string; checked: boolean }

/** A control with a value that users change. */
export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** Set by the inline script of a prerendered page (build-steps/page-starter.ts) until the page is hydrated. */
    earlyInput?: { events: EarlyInput[]; release: () => void }
  }
}

/** Takes over from the inline script: from here on the page handles input itself, and the held input is replayed. */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    const held = window.earlyInput
    if (held === undefined) return
    delete window.earlyInput
    held.release()
    void replay(held.events)
  }, [])
}

/** Replays each input in order; skips those whose target is no longer in the page. */
export async function replay(events: readonly EarlyInput[]): Promise<void> {
  for (const event of events) {
    // The page renders the result of one input before it gets the next.
    await new Promise((done) => setTimeout(done))
    if (event.target.isConnected) redo(event)
  }
}

function redo(event: EarlyInput) {
  switch (event.kind) {
    case 'press':
      return event.target.click()
    case 'submit':
      return event.target.requestSubmit()
    case 'toggle':
      return event.target.dispatchEvent(new Event('toggle'))
    case 'change':
      return fillIn(event.target, event)
  }
}

function fillIn(field: FormField, { value, checked }: { value: string; checked: boolean }) {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !checked
    field.click()
  } else {
    retype(field, value)
  }
}

/**
 * Replaces the text like a text editor does. React only notices text that differs from the value last set through
 * `value`, so the initial value is set first. Email fields don't support ranges; on prerendered pages they keep their
 * own text, and only need the event.
 */
function retype(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const { selectionStart, selectionEnd } = field
  if (selectionStart !== null) {
    field.value = field.defaultValue
    field.setRangeText(text, 0, field.value.length)
    field.setSelectionRange(selectionStart, selectionEnd)
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // The user has left the field in the meantime: run what fields do on blur, such as formatting a number.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
