import { useEffect, useState } from 'react'

/** Longer than the pauses between keystrokes, so that only finished input is announced. */
const pauseMs = 1_200

/**
 * A text for screen readers once it has stopped changing and nobody types; empty until it differs from the one that it
 * began with. The text of a number that is half typed can stand still from key to key.
 */
export function useStableText(text: string): string {
  const [{ reported, seen }, settle] = useState({ reported: '', seen: text })
  useEffect(() => {
    if (text === seen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, pauseMs, { reported: text, seen: text })
    }
    wait()
    document.addEventListener('input', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', wait)
    }
  }, [text, seen])
  return reported
}
