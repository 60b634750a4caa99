import { type RefObject, useEffect, useRef, useState } from 'react'

/** A menu behind one button. */
export interface Menu {
  open: boolean
  toggle: () => void
  close: () => void
  /** Around the button and the menu. */
  containerRef: RefObject<HTMLElement | null>
  toggleRef: RefObject<HTMLButtonElement | null>
}

/** State of the small-screen menu: it closes on Escape and on a press outside, and keeps Tab inside while open. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false)
  const containerRef = useRef<HTMLElement>(null)
  const toggleRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !containerRef.current?.contains(event.target)) setOpen(false)
    }
    const answerKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepInside(event, containerRef.current)
      if (event.key !== 'Escape') return
      setOpen(false)
      toggleRef.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', answerKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', answerKey)
    }
  }, [open])

  return { open, toggle: () => setOpen(!open), close: () => setOpen(false), containerRef, toggleRef }
}

function keepInside(event: KeyboardEvent, container: HTMLElement | null) {
  if (container === null) return
  const stops = [...container.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].filter((stop) => stop.checkVisibility())
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== leaving && container.contains(document.activeElement)) return
  event.preventDefault()
  entering?.focus()
}
