import { Card } from '@dst/ui/card'
import { Skeleton } from '@dst/ui/skeleton'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { zoneName, datedMomentOf } from '~/lib/time/moment.ts'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { SignedInBrowsers } from './signed-in-browsers.tsx'
import './security.css'
import { api } from '~/services/api.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import type { SecurityEvent } from '@dst/contracts'
import { browserLabel, securityEventLabels } from './security-labels.ts'

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

/** Where the signed-in investor's account is signed in, and its latest security events (GET /api/me/security). */
const securityQuery = queryOptions({
  queryKey: ['/api/me/security'],
  // Refetched each time the tab is opened, because other browsers may have changed something.
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const outcome = await api.me.security({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
})

/** Props of {@link EventList}. */
interface EventListProps {
  events: readonly SecurityEvent[]
  /** Name of the time zone of the times. */
  zone: string
}

/** The latest security events of an account. */
function EventList({ events, zone }: EventListProps) {
  if (events.length === 0) return <p>Nothing yet. Sign-ins and changes to how you sign in are listed here.</p>
  return (
    <>
      <p className="max-w-measure text-ink-muted">
        {`The latest ${events.length === 1 ? 'event' : `${events.length} events`}, the newest first. Times are in ` +
          `${zone}. If one of them was not you, change your password and sign out your other devices.`}
      </p>
      <ol className="security-list">
        {events.map(({ id, kind, at, browser }) => (
          <li key={id} className="security-event">
            <time dateTime={at}>{datedMomentOf(at)}</time>
            <span className="security-name">{securityEventLabels[kind]}</span>
            <span className="security-detail">{browserLabel(browser)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
