import { useEffect, useRef, type ReactNode } from 'react'

/** Takes the focus when it appears: for a screen that replaces the control that had it. */
export function FocusedScreen({ children }: { children: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => screen.current?.focus(), [])
  return (
    <div ref={screen} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
