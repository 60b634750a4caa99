import type { DeskLead, LeadAction, LeadNews, LeadPage, LeadRow, LeadView, PendingAction } from '@dst/contracts/desk'
import { deskUndoWindow } from '@dst/domain/parameters'
import { succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from '../api-failure.ts'
import { afterAction } from './fake-lead-states.ts'
import { refuse } from './fake-refusal.ts'
import { FakeStamps } from './fake-stamps.ts'
import { firmTimeZone } from './sample-desk.ts'
import { sampleLeads } from './sample-leads.ts'

/** The firm's leads in the beginning. */
export interface FakeLeadsOptions {
  /** One in every state by default. */
  readonly leads?: readonly DeskLead[]
  /** The server's clock; defaults to the machine's. */
  readonly now?: () => Date
}

const pageSize = 50

/** The firm's leads, with the rules of the API that affect what a screen shows. */
export class FakeLeads {
  readonly now: () => Date
  #leads: DeskLead[]
  readonly #stamps: FakeStamps
  readonly #recorded = new Map<string, PendingAction>()
  readonly #arrived = new Map<string, string>()
  readonly #changed = new Map<string, string>()

  constructor({ leads = sampleLeads, now = () => new Date() }: FakeLeadsOptions) {
    this.#leads = [...leads]
    this.now = now
    this.#stamps = new FakeStamps(now)
  }

  /** Another person asks for a consultation. */
  arrive(lead: DeskLead): void {
    this.#leads.push(lead)
    this.#arrived.set(lead.id, this.#afterNow())
  }

  /** Something else happens to a lead, for example at another adviser's desk. */
  change(id: string, changes: Partial<DeskLead>): void {
    this.#leads = this.#leads.map((lead) =>
      lead.id === id ? { ...lead, ...changes, version: lead.version + 1 } : lead,
    )
    this.#changed.set(id, this.#afterNow())
  }

  /** A millisecond from now: what happens while a clock stands still is new to a page that was read before. */
  #afterNow(): string {
    return new Date(this.now().getTime() + 1).toISOString()
  }

  /** Up to when a page knows what has happened. */
  #stamp(): string {
    const moments = [this.#stamps.time(), ...this.#arrived.values(), ...this.#changed.values()]
    return moments.reduce((latest, moment) => (moment > latest ? moment : latest))
  }

  /** A page of one list: what is open by the time at which it is due, or what has ended, newest first. */
  list(view: LeadView, cursor = '0'): LeadPage {
    this.#settle()
    const rows = this.#leads.filter(({ endedAt }) => (view === 'ended') === (endedAt !== null)).map(rowOf)
    const sorted = view === 'open' ? rows.toSorted(byDue) : rows.toSorted(byEnd)
    const end = Number(cursor) + pageSize
    return {
      leads: sorted.slice(Number(cursor), end),
      next: end < sorted.length ? String(end) : null,
      total: sorted.length,
      late: view === 'open' ? sorted.filter(({ dueAt }) => String(dueAt) < this.#stamps.time()).length : 0,
      today: view === 'open' ? sorted.filter((row) => this.#isToday(row)).toSorted(byAppointment) : [],
      firmTimeZone,
      stamp: this.#stamp(),
    }
  }

  /** How many leads have come and changed since then. */
  news(since: string, lead?: string): LeadNews {
    this.#settle()
    const later = (moments: ReadonlyMap<string, string>) =>
      [...moments].filter(([id, at]) => at > since && (lead ?? id) === id)
    const arrived = later(this.#arrived)
    const changed = later(this.#changed).filter(([id]) => !arrived.some(([other]) => other === id))
    return { arrived: arrived.length, changed: changed.length, stamp: this.#stamp() }
  }

  /** Reads a lead, which then counts as opened. */
  open(id: string): Result<DeskLead, ApiFailure> {
    this.#settle()
    const lead = this.#leads.find((each) => each.id === id)
    if (lead === undefined) return refuse('not_found')
    this.#replace({ ...lead, opened: true })
    return succeed({ ...lead, opened: true })
  }

  /** Records an action once per key; fails with `version_conflict` for another version, or if it is not allowed. */
  act(
    id: string,
    action: LeadAction,
    { idempotencyKey, version }: { idempotencyKey: string; version: number },
  ): Result<PendingAction, ApiFailure> {
    const earlier = this.#recorded.get(idempotencyKey)
    if (earlier !== undefined) return succeed(earlier)
    this.#settle()
    const lead = this.#leads.find((each) => each.id === id)
    if (lead === undefined) return refuse('not_found')
    if (lead.version !== version || lead.pending !== null || !lead.allowed.includes(action.kind))
      return refuse('version_conflict')
    const at = this.now()
    const undoUntil = new Date(at.getTime() + deskUndoWindow * 1000).toISOString()
    const pending = { id: this.#stamps.id(), action, at: at.toISOString(), undoUntil, mine: true }
    this.#recorded.set(idempotencyKey, pending)
    this.#replace({ ...lead, pending })
    return succeed(pending)
  }

  /** Undoes an action that has not taken effect; fails with `version_conflict` once it has. */
  undo(actionId: string): Result<null, ApiFailure> {
    this.#settle()
    const lead = this.#leads.find(({ pending }) => pending?.id === actionId)
    if (lead === undefined) return refuse('version_conflict')
    this.#replace({ ...lead, pending: null })
    return succeed(null)
  }

  /** Lets every action take effect that can no longer be undone. */
  #settle(): void {
    for (const lead of this.#leads) {
      if (lead.pending === null || lead.pending.undoUntil > this.#stamps.time()) continue
      this.#replace(afterAction(lead, lead.pending))
      this.#changed.set(lead.id, lead.pending.undoUntil)
    }
  }

  #replace(lead: DeskLead): void {
    this.#leads = this.#leads.map((each) => (each.id === lead.id ? lead : each))
  }

  #isToday({ appointment }: LeadRow): boolean {
    const dayOf = (moment: Date) => moment.toLocaleDateString('en-US', { timeZone: firmTimeZone })
    return appointment !== null && dayOf(new Date(appointment.start)) === dayOf(this.now())
  }
}

function rowOf({ version: _version, shared: _shared, events: _events, allowed: _allowed, ...row }: DeskLead): LeadRow {
  return row
}

function byDue(one: LeadRow, other: LeadRow): number {
  return inOrder(one.dueAt, other.dueAt)
}

function byEnd(one: LeadRow, other: LeadRow): number {
  return inOrder(other.endedAt, one.endedAt)
}

function byAppointment(one: LeadRow, other: LeadRow): number {
  return inOrder(one.appointment?.start, other.appointment?.start)
}

/** A time that there is not comes last. */
function inOrder(one: string | null | undefined, other: string | null | undefined): number {
  return String(one).localeCompare(String(other))
}
