import { type RefObject, useEffect, useRef, useState } from 'react'

/** A menu opened by one button. */
export interface Menu {
  open: boolean
  close: () => void
  /** The element around the button and the menu. */
  containerRef: RefObject<HTMLElement | null>
  buttonRef: RefObject<HTMLButtonElement | null>
  /** The menu itself, a popover: the browser opens it, and closes it on Escape and on a click outside. */
  menuRef: RefObject<HTMLDivElement | null>
}

/** State of the menu, even if it was opened before scripts had loaded; traps Tab inside while open. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false)
  const containerRef = useRef<HTMLElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const menuRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const menu = menuRef.current
    if (menu === null) return
    const follow = () => setOpen(menu.matches(':popover-open'))
    follow()
    menu.addEventListener('toggle', follow)
    return () => menu.removeEventListener('toggle', follow)
  }, [])

  useEffect(() => {
    if (!open) return
    const answerKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') trapFocus(event, containerRef.current)
      // The browser closes the menu, but returns the focus only where a click focuses a button; Safari's does not.
      if (event.key === 'Escape') buttonRef.current?.focus()
    }
    const answerPress = ({ target }: PointerEvent) => {
      // Closed already, and the page is about to hear of it: an ordinary press.
      if (menuRef.current?.matches(':popover-open') !== true) return
      if (target instanceof Node && containerRef.current?.contains(target) === false) ignoreClick()
    }
    document.addEventListener('keydown', answerKey)
    window.addEventListener('pointerdown', answerPress, true)
    return () => {
      document.removeEventListener('keydown', answerKey)
      window.removeEventListener('pointerdown', answerPress, true)
    }
  }, [open])

  return { open, close: () => menuRef.current?.hidePopover(), containerRef, buttonRef, menuRef }
}

/**
 * Lets the press that has begun end without a click. The browser closes the menu before it clicks, and what lies there
 * by then, such as a link, would be followed.
 */
function ignoreClick() {
  const ignore = (event: MouseEvent) => {
    // A key's click has no press.
    if (event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', ignore, true)
  // A press that became a scroll has no click; the next one has its own again.
  window.addEventListener('pointerdown', () => window.removeEventListener('click', ignore, true), {
    capture: true,
    once: true,
  })
}

function trapFocus(event: KeyboardEvent, container: HTMLElement | null) {
  if (container === null) return
  const stops = [...container.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].filter((stop) =>
    stop.checkVisibility(),
  )
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== leaving && container.contains(document.activeElement)) return
  event.preventDefault()
  entering?.focus()
}
