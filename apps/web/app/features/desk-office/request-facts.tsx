import type { DeskRequest } from '@dst/contracts/desk'
import { tierLabels } from '@dst/domain/tiers'
import { DescriptionList, type DescriptionItem } from '@dst/ui/description-list'
import { TextLink } from '@dst/ui/link'
import { contactMethodLabels } from '~/lib/consultation/contact-choices.ts'
import { spanOf, zoneName } from '~/lib/time/moment.ts'
import { deskPaths } from '~/desk-paths.ts'
import { When } from './moments.tsx'
import { channelName } from './request-labels.ts'
import { RequestState } from './request-state.tsx'

/** State, promise, acknowledgment and deliveries of a request. */
export function RequestFacts({ request }: { request: DeskRequest }) {
  return <DescriptionList items={[...standing(request), ...journey(request), ...person(request)]} />
}

function standing(request: DeskRequest): DescriptionItem[] {
  const { promisedAt, acknowledgedAt, late, state } = request
  return [
    { term: 'State', description: <RequestState {...request} /> },
    {
      term: 'Promised by',
      description:
        promisedAt === null ? (
          'Nothing is promised'
        ) : (
          <>
            <When at={promisedAt} />
            {late ? <span>, which has passed without a word from the firm</span> : null}
          </>
        ),
    },
    {
      term: 'Confirmed by the firm',
      description: acknowledgedAt === null ? notConfirmed(state) : <When at={acknowledgedAt} />,
    },
  ]
}

function notConfirmed(state: DeskRequest['state']): string {
  return state === 'saved' ? 'Not shared with any firm' : 'Not yet'
}

function journey({ state, delivered, version, firm, askedAt, sharedAt, appointment }: DeskRequest): DescriptionItem[] {
  const channels = (['webhook', 'mail', 'desk'] as const).map((channel) => ({
    term: channelName(channel),
    description: deliveredSentence(delivered[channel], version),
  }))
  return [
    {
      term: 'Firm',
      description:
        firm === null ? (
          'None: the person has not agreed to share it'
        ) : (
          <TextLink href={`${deskPaths.requests}?firm=${firm.crd}`}>{`${firm.name}, CRD number ${firm.crd}`}</TextLink>
        ),
    },
    { term: 'Asked', description: <When at={askedAt} /> },
    { term: 'Agreed to share', description: sharedAt === null ? 'No' : <When at={sharedAt} /> },
    // A withdrawal takes back what counted as delivered; the tables below say what was.
    ...(firm === null || state === 'withdrawn' ? [] : channels),
    ...(appointment === null ? [] : [{ term: 'Conversation', description: spanOf(appointment) }]),
  ]
}

/** How far a channel is; a version is written at each change that the person makes. */
function deliveredSentence(delivered: number, version: number): string {
  if (delivered === 0) return 'Nothing delivered'
  return delivered === version ? `Delivered, version ${version}` : `Version ${delivered} delivered, of ${version}`
}

function person({ name, email, tier, method, timeZone, id }: DeskRequest): DescriptionItem[] {
  return [
    { term: 'Person', description: name ?? 'Account deleted, or consent withdrawn' },
    ...(email === null ? [] : [{ term: 'Email', description: <TextLink href={`mailto:${email}`}>{email}</TextLink> }]),
    ...(tier === null ? [] : [{ term: 'Tier', description: tierLabels[tier] }]),
    ...(method === null ? [] : [{ term: 'Wants to be reached by', description: contactMethodLabels[method] }]),
    ...(timeZone === null ? [] : [{ term: 'Time zone', description: zoneName(timeZone) }]),
    { term: 'Request id', description: id },
  ]
}
