import type { SessionRow } from './tables.ts'

/** Limits on the lifetime of sessions. */
export interface SessionLimits {
  /** Maximum lifetime of a session in seconds, counted from its sign-in. Default unlimited. */
  timeboxSeconds?: number | undefined
  /** Seconds without a refresh after which a session expires. Default never. */
  inactivitySeconds?: number | undefined
  /** Whether a new sign-in ends the user's other sessions. Default false. */
  onePerUser?: boolean | undefined
}

/** When a session ends if nothing refreshes it: after its longest duration, or for lack of use. Undefined: never. */
export function sessionExpiry(
  { timeboxSeconds = Infinity, inactivitySeconds = Infinity }: SessionLimits,
  session: Pick<SessionRow, 'created_at' | 'refreshed_at'>,
): Date | undefined {
  const lastUsed = session.refreshed_at ?? session.created_at
  const end = Math.min(
    session.created_at.getTime() + timeboxSeconds * 1000,
    lastUsed.getTime() + inactivitySeconds * 1000,
  )
  return end === Infinity ? undefined : new Date(end)
}
