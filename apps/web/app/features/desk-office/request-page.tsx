import type { DeskRequest } from '@dst/contracts/desk'
import { LinkButton } from '@dst/ui/link-button'
import { TextLink } from '@dst/ui/link'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { deskPathOf, deskPaths } from '~/desk-paths.ts'
import { AskConsent } from './ask-consent.tsx'
import { JobList } from './job-list.tsx'
import { zoneSentence } from './moments.tsx'
import { OfficePage, OfficeSection, ReadState } from './office-page.tsx'
import { requestQuery } from './office-queries.ts'
import { isUnknown } from './unknown-request.ts'
import { AttemptTable, EventTable, LookTable } from './request-history.tsx'
import { RequestFacts } from './request-facts.tsx'

/** How one request travels, and what can be done about it. */
export function RequestPage() {
  const [query] = useSearchParams()
  const id = query.get('request') ?? ''
  const read = useQuery({ ...requestQuery(id), enabled: id !== '' })
  if (id === '' || isUnknown(read.error)) return <UnknownRequest />
  return (
    <OfficePage
      title={`Request ${id.slice(0, 8)}`}
      lead={`How it travels to the firm, without what the person answered. ${zoneSentence()}`}
      actions={
        <>
          <LinkButton variant="secondary" href={deskPathOf(deskPaths.proof, id)} icon="document">
            Proof of consent
          </LinkButton>
          <TextLink href={deskPaths.requests} className="inline-flex min-h-11 items-center">
            Requests
          </TextLink>
        </>
      }
    >
      <ReadState what="The request" read={read} lines={14}>
        {(request) => <RequestParts key={request.id} request={request} />}
      </ReadState>
    </OfficePage>
  )
}

function RequestParts({ request }: { request: DeskRequest }) {
  return (
    <>
      <OfficeSection id="standing" heading="Where it stands">
        <RequestFacts request={request} />
        <AskConsent request={request} />
      </OfficeSection>
      <OfficeSection id="attempts" heading="Deliveries">
        <AttemptTable attempts={request.attempts} />
      </OfficeSection>
      <OfficeSection id="jobs" heading="Jobs">
        <JobList jobs={request.jobs} empty="Nothing waits to be done for this request." />
      </OfficeSection>
      <OfficeSection id="events" heading="What happened">
        <EventTable events={request.events} />
      </OfficeSection>
      <OfficeSection id="looks" heading="Who looked at it">
        <LookTable looks={request.looks} />
      </OfficeSection>
    </>
  )
}

function UnknownRequest() {
  return (
    <OfficePage
      title="No such request"
      lead="There is no request with the id in this address. If its account was deleted, its proof may remain."
      actions={
        <>
          <LinkButton href={deskPaths.requests}>All requests</LinkButton>
          <LinkButton variant="secondary" href={deskPaths.proof}>
            Proof of consent
          </LinkButton>
        </>
      }
    >
      {null}
    </OfficePage>
  )
}
