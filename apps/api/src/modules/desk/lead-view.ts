import { contactMethods } from '@dst/contracts'
import type { DeskLead, LeadActionKind, LeadRow, PendingAction } from '@dst/contracts/desk'
import { tiers } from '@dst/domain/tiers'
import type { DeskActionRow } from '../../database/desk-actions.ts'
import type { agreedTexts } from '../../database/desk-lead-history.ts'
import type { LeadDetailRow, LeadListRow } from '../../database/desk-leads.ts'
import type { Lead } from '../../database/lead.ts'
import { toAppointment } from '../../database/to-appointment.ts'

type Agreed = Awaited<ReturnType<typeof agreedTexts>>

/**
 * A lead in a list, as the member sees it. Of one that was withdrawn, or that the firm has deleted, only times and the
 * firm's own words are left.
 */
export function toLeadRow(row: LeadListRow, memberId: string): LeadRow {
  const { isWithdrawn: withdrawn } = row
  const isGone = withdrawn || row.isDeleted
  return {
    id: row.id,
    reference: row.id.slice(0, 8),
    state: withdrawn ? 'withdrawn' : row.state,
    name: isGone ? null : row.name,
    method: isGone ? null : (contactMethods.find((method) => method === row.method) ?? null),
    tier: isGone ? null : (tiers.find((tier) => tier === row.tier) ?? null),
    timeZone: isGone ? null : row.timeZone,
    askedAt: row.requestedAt.toISOString(),
    sharedAt: (row.sharedAt ?? row.requestedAt).toISOString(),
    promisedAt: iso(row.contactBy),
    dueAt: iso(row.dueAt),
    againAt: isGone ? null : iso(row.againAt),
    appointment: isGone ? null : appointmentOf(row),
    endedAt: iso(row.endedAt),
    withdrawn,
    outcome: row.outcome,
    declined: row.declined,
    opened: row.deskVersion >= row.version,
    pending: pendingOf(row, memberId),
  }
}

/** What the person agreed to share, from the frozen lead alone, and to what they agree now. */
function sharedOf(lead: Lead, agreed: Agreed): NonNullable<DeskLead['shared']> {
  const { person, contact, answers } = lead
  const decided = (kind: string) => agreed.find((text) => text.kind === kind)?.given
  return {
    ...person,
    method: contact.method,
    time: contact.time,
    calls: decided('phone-calls') ?? contact.method === 'phone',
    textMessages: decided('text-messages') ?? contact.textMessages,
    notes: lead.notes,
    facts: lead.facts ?? null,
    answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null)),
    score: lead.score,
    accredited: lead.accredited,
    riskInput: lead.riskInput,
    agreed: agreed
      .filter(({ given }) => given)
      .map(({ kind, version, words, recordedAt }) => ({ kind, version, words, givenAt: recordedAt.toISOString() })),
  }
}

interface LeadParts {
  row: LeadDetailRow
  memberId: string
  agreed: Agreed
  events: DeskLead['events']
  allowed: LeadActionKind[]
}

/** A lead by itself, as the member sees it. */
export function toDeskLead({ row, memberId, agreed, events, allowed }: LeadParts): DeskLead {
  return {
    ...toLeadRow(row, memberId),
    version: row.version,
    shared: row.lead && !row.isDeleted ? sharedOf(row.lead, agreed) : null,
    events,
    allowed,
  }
}

/** An action as a member of the firm sees it. */
export function toPendingAction(
  { id, action, at, effectiveAt, memberId }: Pick<DeskActionRow, 'id' | 'action' | 'at' | 'effectiveAt' | 'memberId'>,
  caller: string,
): PendingAction {
  return { id, action, at: at.toISOString(), undoUntil: effectiveAt.toISOString(), mine: memberId === caller }
}

function pendingOf({ pendingId, action, actedAt, effectiveAt, memberId }: LeadListRow, caller: string) {
  if (!pendingId || !action || !actedAt || !effectiveAt || !memberId) return null
  return toPendingAction({ id: pendingId, action, at: actedAt, effectiveAt, memberId }, caller)
}

function appointmentOf({
  bookedId,
  startsAt,
  endsAt,
  sequence,
  way,
  phoneNumber,
}: LeadListRow): LeadRow['appointment'] {
  if (!bookedId || !startsAt || !endsAt || sequence === null) return null
  return toAppointment({ id: bookedId, startsAt, endsAt, sequence, way }, phoneNumber)
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
