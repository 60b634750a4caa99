import { useEffect, useState } from 'react'

/** The current time, updated at the given interval while `running`, for text such as "2 minutes ago". */
export function useNow(everyMilliseconds: number, running: boolean): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(new Date()), everyMilliseconds)
    return () => clearInterval(timer)
  }, [everyMilliseconds, running])
  return now
}
