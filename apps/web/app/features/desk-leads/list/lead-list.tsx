import type { LeadRow as Row } from '@dst/contracts/desk'
import { dayOf } from '~/lib/time/moment.ts'
import { isLate } from '../lead-next.ts'
import { LeadRow } from './lead-row.tsx'
import { nextText } from './next-texts.ts'

interface LeadListProps {
  leads: readonly Row[]
  now: Date
  onOpen: (id: string) => void
}

/** Leads in their order, each with what is next. */
export function LeadList({ leads, now, onOpen }: LeadListProps) {
  const day = dayOf(now)
  return (
    <ol className="leads-list">
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} next={nextText(lead, now, day)} late={isLate(lead, now)} onOpen={onOpen} />
      ))}
    </ol>
  )
}
