import { useEffect, useState } from 'react'

const pauseMs = 1_200

/** A text once it has stood still for a moment, so that a screen reader doesn't hear every key of a number. */
export function useStableText(text: string): string {
  const [stable, setStable] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setStable(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return stable
}
