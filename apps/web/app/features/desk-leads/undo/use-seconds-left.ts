import { useEffect, useState } from 'react'
import { secondsUntil } from './server-clock.ts'

const lookEveryMilliseconds = 250

/** Whole seconds until then, counting down to 0. */
export function useSecondsLeft(moment: string): number {
  const [counted, setCounted] = useState(() => ({ moment, left: secondsUntil(moment) }))
  const left = counted.moment === moment ? counted.left : secondsUntil(moment)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsUntil(moment)
      setCounted((before) => (before.moment === moment && before.left === now ? before : { moment, left: now }))
      if (now === 0) clearInterval(timer)
    }, lookEveryMilliseconds)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
