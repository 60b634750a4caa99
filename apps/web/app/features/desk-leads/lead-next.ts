import type { LeadRow } from '@dst/contracts/desk'
import { datedMomentOf } from '~/lib/time/moment.ts'
import { bothTimes } from './both-times.ts'
import { declineLabels, methodVerbs, outcomeLabels } from './lead-labels.ts'

type NextOf = Pick<
  LeadRow,
  | 'state'
  | 'method'
  | 'timeZone'
  | 'dueAt'
  | 'againAt'
  | 'appointment'
  | 'endedAt'
  | 'withdrawn'
  | 'outcome'
  | 'declined'
>

/** Whether the time by which something was to be done has passed. A person who was reached waits for nothing. */
export function isLate({ dueAt, endedAt, state }: Pick<NextOf, 'dueAt' | 'endedAt' | 'state'>, now: Date): boolean {
  return endedAt === null && state !== 'called' && dueAt !== null && new Date(dueAt) < now
}

/** What is to be done next and by when, or how it ended. */
export function nextStep(lead: NextOf, now: Date, reader?: string): string {
  if (lead.endedAt !== null) return endOf(lead, lead.endedAt, reader)
  const zones = { person: lead.timeZone, reader }
  const at = (moment: string) => bothTimes(moment, now, zones)
  const verb = methodVerbs[lead.method ?? 'phone']
  if (lead.againAt !== null) return `${verb} again at ${at(lead.againAt)}`
  if (lead.state === 'called') return 'Report how it ended, or book a time'
  if (lead.state === 'scheduled' && lead.appointment !== null) return `Talk at ${at(lead.appointment.start)}`
  return lead.dueAt === null ? verb : `${verb} by ${at(lead.dueAt)}`
}

function endOf({ withdrawn, outcome, declined }: NextOf, endedAt: string, reader: string | undefined): string {
  const when = datedMomentOf(endedAt, reader)
  if (withdrawn) return `Withdrawn ${when}`
  if (declined !== null) return `Declined ${when}: ${declineLabels[declined]}`
  return outcome === null ? `Closed ${when}` : `Closed ${when}: ${outcomeLabels[outcome]}`
}
