import type { DeskMember } from '@dst/contracts/desk'
import { useEffect, useState } from 'react'
import { useDeskUseStore } from '~/services/desk.ts'

/** Milliseconds before the end at which the member is told. */
const noticeBefore = 2 * 60_000
/** Timers are late after a sleep. */
const lookEvery = 15_000

/** How near the end of a session at the desk is, and why it ends. */
export type IdleEnd = { kind: 'far' } | { kind: 'near'; reason: 'idle' | 'age'; at: number } | { kind: 'over' }

/** Follows the end of the session: for lack of use, or by its age. */
export function useIdleEnd({ endsAt, idleSeconds }: Pick<DeskMember, 'endsAt' | 'idleSeconds'>): IdleEnd {
  const usedAt = useDeskUseStore((use) => use.usedAt)
  const [end, setEnd] = useState<IdleEnd>({ kind: 'far' })
  useEffect(() => {
    const look = () => setEnd(endOf({ usedAt, endsAt, idleSeconds }))
    look()
    const timer = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [usedAt, endsAt, idleSeconds])
  return end
}

/** The end as of this moment. */
export function endOf(
  { usedAt, endsAt, idleSeconds }: { usedAt: number } & Pick<DeskMember, 'endsAt' | 'idleSeconds'>,
  now = { wall: Date.now(), clock: performance.now() },
): IdleEnd {
  const byAge = new Date(endsAt).getTime()
  const byIdleness = now.wall + (usedAt + idleSeconds * 1000 - now.clock)
  const at = Math.min(byAge, byIdleness)
  if (at <= now.wall) return { kind: 'over' }
  if (at - now.wall > noticeBefore) return { kind: 'far' }
  return { kind: 'near', reason: byAge < byIdleness ? 'age' : 'idle', at: Math.round(at / 1000) * 1000 }
}
