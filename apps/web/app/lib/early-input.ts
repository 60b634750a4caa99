import { useLayoutEffect } from 'react'

/** Something a person did before the page's script was there. */
export type EarlyInput =
  | { kind: 'press'; target: HTMLElement }
  | { kind: 'submit'; target: HTMLFormElement }
  /** Opened or closed by the browser itself; the page only has to hear of it. */
  | { kind: 'toggle'; target: HTMLElement }
  | { kind: 'change'; target: FormField; value: string; checked: boolean }

/** A control whose content a person changes. */
export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** Left by the inline script of a prerendered page (build-steps/page-starter.ts) until the page is live. */
    earlyInput?: { events: EarlyInput[]; release: () => void }
  }
}

/** Takes over from the inline script: from here on the page answers, and what came before is done again. */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    const held = window.earlyInput
    if (held === undefined) return
    delete window.earlyInput
    held.release()
    void replay(held.events)
  }, [])
}

/** Does each thing again in its order; what left the page meanwhile is left out. */
export async function replay(events: readonly EarlyInput[]): Promise<void> {
  for (const event of events) {
    // The page draws the answer to one before it hears the next.
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
 * React answers only when the text differs from what it last saw: it watches the element's own `value`, and not
 * the one of the prototype.
 */
function retype(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const { selectionStart, selectionEnd } = field
  field.value = `${text}.`
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // Left meanwhile: what fields do then, such as writing a number out, they do now.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
