import type { LeadNews } from '@dst/contracts/desk'
import { useEffect, useState } from 'react'
import { repeatWhileSeen } from '~/lib/time/repeat-while-seen.ts'
import { deskApi } from '~/services/desk.ts'
import { noteServerTime } from '../undo/server-clock.ts'

const askEveryMilliseconds = 15_000

/** What has happened since a list was read. */
export interface LiveNews {
  news: Pick<LeadNews, 'arrived' | 'changed'>
  /** The last question got no answer. */
  failing: boolean
}

const none: LiveNews = { news: { arrived: 0, changed: 0 }, failing: false }

/**
 * Asks what has happened since the list was read at `stamp`, every 15 seconds while the tab is seen; at once for a list
 * that was read a while ago.
 */
export function useLeadNews(stamp: string | undefined, isOld: boolean): LiveNews {
  const [heard, setHeard] = useState({ since: '', ...none })
  useEffect(() => {
    if (stamp === undefined) return undefined
    const left = new AbortController()
    const ask = async () => {
      const outcome = await deskApi.leads.news(stamp, { signal: left.signal })
      if (left.signal.aborted) return
      if (outcome.ok) noteServerTime(outcome.value.stamp)
      setHeard((before) => {
        const last = before.since === stamp ? before : { since: stamp, ...none }
        return outcome.ok ? { since: stamp, news: outcome.value, failing: false } : { ...last, failing: true }
      })
    }
    if (isOld) void ask()
    const stop = repeatWhileSeen(() => void ask(), askEveryMilliseconds)
    return () => {
      stop()
      left.abort()
    }
  }, [stamp, isOld])
  return heard.since === stamp ? heard : none
}

/** What is new, in words: "3 new, 1 changed"; undefined if nothing is. */
export function newsText({ arrived, changed }: LiveNews['news']): string | undefined {
  const parts = [arrived > 0 ? `${arrived} new` : undefined, changed > 0 ? `${changed} changed` : undefined]
  const known = parts.filter((part) => part !== undefined)
  return known.length === 0 ? undefined : known.join(', ')
}
