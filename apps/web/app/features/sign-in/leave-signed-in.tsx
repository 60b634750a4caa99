import type { AuthUser } from '@dst/auth'
import { useNavigate } from 'react-router'
import { useOnArrival } from '~/lib/browser/use-on-arrival.ts'
import { startPathOf } from '~/lib/account/desk-role.ts'
import { pathAfterSignIn } from '~/lib/account/way-back.ts'

/** Redirects signed-in users: back to where they left in this tab, or to their profile or desk. */
export function LeaveSignedIn({ user }: { user: AuthUser }) {
  const navigate = useNavigate()
  useOnArrival(async () => navigate(pathAfterSignIn(user.id, startPathOf(user)), { replace: true }))
  return null
}
