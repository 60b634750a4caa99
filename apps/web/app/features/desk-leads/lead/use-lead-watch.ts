import { useEffect, useEffectEvent } from 'react'
import { repeatWhileSeen } from '~/lib/time/repeat-while-seen.ts'
import { deskApi } from '~/services/desk.ts'
import { noteServerTime, serverNow } from '../undo/server-clock.ts'

const askEveryMilliseconds = 15_000
/** So that what happened while the lead was being read is heard, too. */
const overlapMilliseconds = 2000

/**
 * Asks every 15 seconds while the tab is seen whether something has happened to a lead since it was read, and calls
 * `onChange` then: what its person has withdrawn must not stay on the screen.
 */
export function useLeadWatch(id: string, readAt: number, onChange: () => void): void {
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const since = new Date(serverNow(readAt) - overlapMilliseconds).toISOString()
    const outcome = await deskApi.leads.news(since, { lead: id, signal })
    if (signal.aborted || !outcome.ok) return
    noteServerTime(outcome.value.stamp)
    if (outcome.value.arrived + outcome.value.changed > 0) onChange()
  })
  const isRead = readAt > 0
  useEffect(() => {
    if (!isRead) return undefined
    const left = new AbortController()
    const stop = repeatWhileSeen(() => void ask(left.signal), askEveryMilliseconds)
    return () => {
      stop()
      left.abort()
    }
  }, [id, isRead])
}
