import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** A menu that closes on Escape, on a press outside and on request, and keeps Tab inside while open. */
export interface Menu {
  open: boolean
  toggle: () => void
  close: () => void
  /** Around the toggle and the menu. */
  containerRef: RefObject<HTMLElement | null>
  toggleRef: RefObject<HTMLButtonElement | null>
  onKeyDown: (event: KeyboardEvent) => void
}

/** State and behaviour of the small-screen menu. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false)
  const containerRef = useRef<HTMLElement>(null)
  const toggleRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !containerRef.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return
    if (event.key === 'Escape') {
      setOpen(false)
      toggleRef.current?.focus()
    }
    if (event.key === 'Tab') keepInside(event, containerRef.current)
  }

  return { open, toggle: () => setOpen(!open), close: () => setOpen(false), containerRef, toggleRef, onKeyDown }
}

function keepInside(event: KeyboardEvent, container: HTMLElement | null) {
  const stops = [...(container?.querySelectorAll<HTMLElement>('a[href], button:not([disabled])') ?? [])].filter((stop) => stop.checkVisibility())
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  if (edge === undefined || document.activeElement !== edge) return
  event.preventDefault()
  const other = event.shiftKey ? stops.at(-1) : stops[0]
  other?.focus()
}
