import type { DeskLead } from '@dst/contracts/desk'
import { DescriptionList } from '@dst/ui/description-list'
import { datedMomentOf } from '~/lib/time/moment.ts'
import { LeadActions } from '../actions/lead-actions.tsx'

/** What is left of a lead after its person has withdrawn: that it existed, and when. */
export function WithdrawnLead({ lead }: { lead: DeskLead }) {
  const withdrawnAt = lead.events.findLast(({ event }) => event === 'withdrawn')?.at ?? lead.endedAt
  return (
    <div className="leads-lead">
      <div className="leads-lead-main">
        <h1>Withdrawn request</h1>
        <p>The person has withdrawn the consent. Don’t be in touch, and delete what your firm received.</p>
        <DescriptionList
          items={[
            { term: 'Reference', description: lead.reference },
            { term: 'Shared', description: datedMomentOf(lead.sharedAt) },
            { term: 'Withdrawn', description: withdrawnAt === null ? 'Unknown' : datedMomentOf(withdrawnAt) },
          ]}
        />
      </div>
      <LeadActions lead={lead} />
    </div>
  )
}
