import type { DeskLead } from '@dst/contracts/desk'
import { factLines } from '@dst/domain/exchange-facts'
import { tierLabels } from '@dst/domain/tiers'
import { Badge } from '@dst/ui/badge'
import { DescriptionList } from '@dst/ui/description-list'
import { TierBadge } from '@dst/ui/tier-badge'
import type { ReactElement } from 'react'
import { useNow } from '~/lib/time/use-now.ts'
import { LeadActions } from '../actions/lead-actions.tsx'
import { answerItems } from '../lead-answers.ts'
import { leadStateLabels } from '../lead-labels.ts'
import { isLate, nextStep } from '../lead-next.ts'
import { AgreedTexts } from './agreed-texts.tsx'
import { LeadEvents } from './lead-events.tsx'
import { ReachFacts } from './reach-facts.tsx'
import type { SharedFacts } from './shared-facts.ts'

const clockEveryMilliseconds = 5000

/** A lead with everything that its person shared. */
export function SharedLead({ lead, shared }: { lead: DeskLead; shared: SharedFacts }) {
  const now = useNow(clockEveryMilliseconds, true)
  const facts = shared.facts === null ? [] : factLines(shared.facts)
  return (
    <div className="leads-lead">
      <header className="leads-lead-head">
        <h1>{`${shared.firstName} ${shared.lastName}`}</h1>
        <p className="leads-lead-next">
          {isLate(lead, now) ? (
            <Badge tone="negative" icon="alert">
              Late
            </Badge>
          ) : null}
          <span>{nextStep(lead, now)}</span>
        </p>
        <ul className="leads-row-facts">
          <li>
            <span>{leadStateLabels[lead.state]}</span>
          </li>
          {lead.tier === null ? null : (
            <li>
              <TierBadge tone={lead.tier} label={tierLabels[lead.tier]} />
            </li>
          )}
          <li>
            <span>{`Score ${shared.score}`}</span>
          </li>
          <li>
            <span>{`Reference ${lead.reference}`}</span>
          </li>
        </ul>
      </header>
      <ReachFacts lead={lead} shared={shared} now={now} />
      <LeadActions lead={lead} />
      <div className="leads-lead-main">
        <Part heading="What they wrote">
          {shared.notes === null ? (
            <p>Nothing.</p>
          ) : (
            <p className="leads-notes" dir="auto">
              {shared.notes}
            </p>
          )}
        </Part>
        <Part heading="Their exchange">
          {facts.length === 0 ? (
            <p>They shared no facts of it.</p>
          ) : (
            <DescriptionList
              layout="figures"
              items={facts.map(({ name, label, value }) => ({
                term: name === 'residenceState' ? 'State of residence' : label,
                description: value,
              }))}
            />
          )}
        </Part>
        <Part heading="Their answers">
          <DescriptionList items={answerItems(shared.answers)} />
        </Part>
        <AgreedTexts agreed={shared.agreed} />
        <LeadEvents events={lead.events} />
      </div>
    </div>
  )
}

function Part({
  heading,
  children,
}: {
  heading: string
  children: ReactElement | null | readonly (ReactElement | null)[]
}) {
  return (
    <section className="leads-section">
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
