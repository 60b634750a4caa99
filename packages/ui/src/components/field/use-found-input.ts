import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'

/** What a person types into or chooses from. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Takes over what a person did in a control before its page was live. React leaves that standing when it hydrates the
 * page, and tells nobody: the next change of the state would put the old value back.
 *
 * `state` is what the control is drawn with: its text, or whether it is checked; undefined where it isn't controlled,
 * as such a one keeps what it has.
 * `onFound` is called at most once, in an effect. What a page loads in layout effects is there by then, so that what
 * was typed wins over it.
 * @returns the ref of the control; the one that was passed in gets the control as well
 */
export function useFoundInput<Element extends Control>(
  ref: Ref<Element> | undefined,
  state: unknown,
  onFound: (control: Element) => void,
): RefObject<Element | null> {
  const control = useRef<Element>(null)
  useImperativeHandle(ref, () => control.current as Element, [])
  const isLive = useRef(false)
  useEffect(() => {
    if (isLive.current) return
    isLive.current = true
    if (control.current !== null && state !== undefined && stateOf(control.current) !== state) onFound(control.current)
  })
  return control
}

function stateOf(control: Control): string | boolean {
  return 'checked' in control && (control.type === 'checkbox' || control.type === 'radio')
    ? control.checked
    : control.value
}
