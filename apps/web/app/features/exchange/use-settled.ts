import { useEffect, useState } from 'react'

const pauseMs = 1_200

/** A text once it has stood still for a moment, so that a screen reader doesn't hear every key of a number. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
