import type { DeskLead } from '@dst/contracts/desk'
import { DescriptionList } from '@dst/ui/description-list'
import { datedMomentOf } from '~/lib/time/moment.ts'
import { LeadActions } from '../actions/lead-actions.tsx'

/** What is left of a lead after its person has withdrawn, or the firm has deleted it: that it existed, and when. */
export function WithdrawnLead({ lead }: { lead: DeskLead }) {
  const { withdrawn } = lead
  const withdrawnAt = lead.events.findLast(({ event }) => event === 'withdrawn')?.at ?? lead.endedAt
  return (
    <div className="leads-lead">
      <div className="leads-lead-main">
        <h1>{withdrawn ? 'Withdrawn request' : 'Deleted request'}</h1>
        <p>
          {withdrawn
            ? 'The person has withdrawn the consent. Don’t be in touch, and delete what your firm received.'
            : 'Your firm confirmed that it deleted what it received. So nothing of it stands here any more.'}
        </p>
        <DescriptionList
          items={[
            { term: 'Reference', description: lead.reference },
            { term: 'Shared', description: datedMomentOf(lead.sharedAt) },
            {
              term: withdrawn ? 'Withdrawn' : 'Ended',
              description: withdrawnAt === null ? 'Unknown' : datedMomentOf(withdrawnAt),
            },
          ]}
        />
      </div>
      <LeadActions lead={lead} />
    </div>
  )
}
