import type { Consultation } from '@dst/contracts'
import { Card } from '@dst/ui/card'
import { Disclosure } from '@dst/ui/disclosure'
import { useQuery } from '@tanstack/react-query'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { consultationsQuery } from '~/services/queries/consultations.ts'
import { RequestActions } from './request-actions.tsx'
import { RequestCard } from './request-card.tsx'
import './consultation.css'

/**
 * The user's requests with their state, what happens next, and the available actions. Needs nothing from its page, and
 * renders nothing if there are no requests.
 */
export function ConsultationRequests() {
  const { data, error, isError, isFetching, refetch } = useQuery(consultationsQuery)
  if (data === undefined) {
    if (!isError || isFetching) return null
    return <ReadProblem what="Your consultation requests" error={error} onRetry={() => void refetch()} />
  }
  const [newest, ...earlier] = data
  if (newest === undefined) return null
  return (
    <Card heading="Your consultation request" headingLevel={2}>
      <RequestCard request={newest} actions={<RequestActions request={newest} />} />
      <EarlierRequests requests={earlier} />
    </Card>
  )
}

function EarlierRequests({ requests }: { requests: readonly Consultation[] }) {
  if (requests.length === 0) return null
  return (
    <Disclosure summary={requests.length === 1 ? 'An earlier request' : `${requests.length} earlier requests`}>
      <div className="request-list">
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} actions={<RequestActions request={request} />} />
        ))}
      </div>
    </Disclosure>
  )
}
