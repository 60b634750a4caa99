import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths.ts'
import { useSessionStore } from '~/services/session.ts'

/** Where somebody who is signed in can have reminders of the dates sent. */
export function RemindersLine() {
  const signedIn = useSessionStore(({ status }) => status === 'signed-in')
  if (!signedIn) return null
  return (
    <p className="dates-today">
      <TextLink href={`${paths.profile}#notifications`}>Reminders by email</TextLink> can be switched on in your
      profile. They count from the exchange saved in your account.
    </p>
  )
}
