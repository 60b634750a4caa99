import type { Session } from '@dst/auth'
import { sessionEnd, type SessionEnd, type SessionEndLimits } from '@dst/auth/presence'
import { sessionEndNotice } from '@dst/domain/parameters'
import { createStore } from '~/lib/browser/create-store.ts'

/** The end of this session, once it is near enough to be told. */
export const useSessionEndStore = createStore<{ end: SessionEnd | null }>({ end: null })

const noticeMilliseconds = sessionEndNotice * 60_000
// Timers are late after a sleep, and can't be set for longer than 24 days.
const maxWaitMs = 60_000

/** Tells of the end of each session that `follow` is called with, as its time comes. */
export function createSessionWatch(limits: () => Promise<SessionEndLimits>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: Session | null = null

  const look = (end: SessionEnd) => {
    const left = end.at - Date.now()
    const isNear = left <= noticeMilliseconds
    if (isNear) useSessionEndStore.setState({ end: left > 0 ? end : null })
    if (left > 0) timer = setTimeout(() => look(end), Math.min(isNear ? left : left - noticeMilliseconds, maxWaitMs))
  }

  return {
    async follow(session: Session | null): Promise<void> {
      current = session
      clearTimeout(timer)
      useSessionEndStore.setState({ end: null })
      if (session === null) return
      const known = await limits().catch(() => ({}))
      if (current !== session) return
      const end = sessionEnd(session, known)
      if (end !== undefined) look(end)
    },
  }
}
