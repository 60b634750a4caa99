import { useNavigate } from 'react-router'
import { useOnArrival } from '~/lib/browser/use-on-arrival.ts'
import { paths } from '~/paths.ts'
import { pathAfterSignIn } from '~/lib/account/way-back.ts'

/** Redirects signed-in users: back to where they left in this tab, or to their profile. */
export function LeaveSignedIn({ userId }: { userId: string }) {
  const navigate = useNavigate()
  useOnArrival(async () => navigate(pathAfterSignIn(userId, paths.profile), { replace: true }))
  return null
}
