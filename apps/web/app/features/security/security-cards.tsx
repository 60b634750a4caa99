import { Card } from '@dst/ui/card'
import { Skeleton } from '@dst/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { zoneName } from '~/lib/time/moment.ts'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { securityQuery } from './security-query.ts'
import { EventList } from './event-list.tsx'
import { SignedInBrowsers } from './signed-in-browsers.tsx'
import './security.css'

/** Where the account is signed in, and its latest security events. */
export function SecurityCards() {
  const { data, error, isFetching, refetch } = useQuery(securityQuery)
  const renew = () => refetch().then(() => undefined)
  const missing = isFetching ? (
    <Skeleton label="Loading where you are signed in" lines={4} />
  ) : (
    <ReadProblem what="Where you are signed in" error={error} onRetry={() => void renew()} />
  )
  return (
    <>
      <Card heading="Where you are signed in" headingLevel={2}>
        {data === undefined ? missing : <SignedInBrowsers sessions={data.sessions} onChange={renew} />}
      </Card>
      {data === undefined ? null : (
        <Card heading="Recent activity" headingLevel={2}>
          {data.events === null ? (
            <p>
              Our sign-in service keeps this record and does not show it here. If something about your account worries
              you, change your password and sign out your other devices.
            </p>
          ) : (
            <EventList events={data.events} zone={zoneName()} />
          )}
        </Card>
      )}
    </>
  )
}
