import type { LeadRow as Row } from '@dst/contracts/desk'
import { tierLabels } from '@dst/domain/tiers'
import { Badge } from '@dst/ui/badge'
import { TextLink } from '@dst/ui/link'
import { TierBadge } from '@dst/ui/tier-badge'
import { memo } from 'react'
import { contactMethodLabels } from '~/lib/consultation/contact-choices.ts'
import { deskPathOf, deskPaths } from '~/desk-paths.ts'
import { leadStateLabels } from '../lead-labels.ts'
import { PendingNote } from '../undo/pending-note.tsx'

interface LeadRowProps {
  lead: Row
  /** What is next and by when. */
  next: string
  late: boolean
  /** The lead is opened. */
  onOpen: (id: string) => void
}

/** One lead of a list. Drawn again only if something of it changes: a list can have thousands. */
export const LeadRow = memo(function LeadRow({ lead, next, late, onOpen }: LeadRowProps) {
  const { id, name, reference, tier, method, state, opened, pending, withdrawn } = lead
  return (
    <li className="leads-row" data-late={late || undefined}>
      <div className="leads-row-who">
        {late ? (
          <Badge tone="negative" icon="alert">
            Late
          </Badge>
        ) : null}
        {/* Its id is where focus returns to. */}
        <span className="leads-row-name">
          <TextLink href={deskPathOf(deskPaths.lead, id)} id={rowLinkId(id)} onClick={() => onOpen(id)}>
            {name ?? `Request ${reference}`}
          </TextLink>
        </span>
      </div>
      <p className="leads-row-next">
        <span>{next}</span>
      </p>
      {withdrawn ? null : (
        <ul className="leads-row-facts">
          {method === null ? null : <li>{contactMethodLabels[method]}</li>}
          {tier === null ? null : (
            <li>
              <TierBadge tone={tier} label={tierLabels[tier]} />
            </li>
          )}
          <li>
            <span>{leadStateLabels[state]}</span>
          </li>
          <li>
            <span>{opened ? 'Opened' : 'Not opened'}</span>
          </li>
        </ul>
      )}
      {pending === null ? null : <PendingNote leadId={id} pending={pending} />}
    </li>
  )
})

/** The id of the link to a lead. */
export function rowLinkId(id: string): string {
  return `lead-${id}`
}
