import { useEffect, useState } from 'react'

/** Longer than the pauses between keystrokes, so that only finished input is announced. */
const pauseMs = 1_200

/** A text for screen readers once it has stopped changing; empty until it differs from the one that it began with. */
export function useSettledText(text: string): string {
  const [first] = useState(text)
  const [settled, setSettled] = useState('')
  const nothingToTell = settled === '' && text === first
  useEffect(() => {
    if (nothingToTell) return
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, nothingToTell])
  return settled
}
