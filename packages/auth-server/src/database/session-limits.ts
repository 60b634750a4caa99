import type { SessionLimits } from '../options/account-options.ts'
import type { SessionRow } from './tables.ts'

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
