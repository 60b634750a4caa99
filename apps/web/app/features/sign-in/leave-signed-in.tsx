import { useNavigate } from 'react-router'
import { useOnArrival } from '~/lib/use-on-arrival'
import { paths } from '~/paths'
import { pathAfterSignIn } from '~/services/way-back'

/** Sends on whoever is signed in: back to where they left in this tab, or to their profile. */
export function LeaveSignedIn({ userId }: { userId: string }) {
  const navigate = useNavigate()
  useOnArrival(async () => navigate(pathAfterSignIn(userId, paths.profile), { replace: true }))
  return null
}
