import type { SavedFirmSchedule } from '@dst/contracts'
import type { DeskMember } from '@dst/contracts/desk'
import { succeed } from '@dst/domain/result'
import type { DeskClient } from '../desk/desk-client.ts'
import type { DeskCallPayloads } from './fake-desk-call.ts'
import { officeOf, type FakeOfficeOptions } from './fake-desk-office.ts'
import { FakeLeads, type FakeLeadsOptions } from './fake-leads.ts'
import { refuse } from './fake-refusal.ts'
import { FakeSchedule } from './fake-schedule.ts'
import { createScript, type FakeScript, type RunCall } from './fake-script.ts'
import { sampleAdviser, sampleSchedule } from './sample-desk.ts'

/** Initial state of the fake desk. */
export interface FakeDeskOptions extends FakeLeadsOptions {
  /** Who is at the desk; null for a stranger to it, whom every call answers 404. An adviser by default. */
  readonly member?: DeskMember | null
  /** When the firm can be talked to. */
  readonly schedule?: SavedFirmSchedule
  /** Requests, jobs, messages, checks and figures as the staff find them. */
  readonly office?: FakeOfficeOptions
}

/** A client of the desk that responds from memory, with extra controls for tests and stories. */
export interface FakeDeskClient extends DeskClient, FakeScript<DeskCallPayloads> {
  /** The firm's leads behind the responses. */
  readonly fake: FakeLeads
  /** The firm's schedule behind them. */
  readonly fakeSchedule: FakeSchedule
}

/** Creates a client of the desk that needs no network: its leads live in memory. */
export function createFakeDeskClient({
  member = sampleAdviser,
  schedule = sampleSchedule,
  office,
  ...rest
}: FakeDeskOptions = {}): FakeDeskClient {
  const { run, handles } = createScript<DeskCallPayloads>()
  const fake = new FakeLeads(rest)
  const fakeSchedule = new FakeSchedule(schedule, () => fake.now())
  const guarded: RunCall<DeskCallPayloads> = (name, payload, options, answer) =>
    run(name, payload, options, () => (member === null ? refuse('not_found') : answer()))
  return {
    member: (options) => run('member', null, options, () => (member ? succeed(member) : refuse('not_found'))),
    leads: leadsOf(fake, guarded),
    schedule: {
      read: (options) => guarded('schedule.read', null, options, () => succeed(fakeSchedule.saved)),
      save: (saved, version, options) =>
        guarded('schedule.save', { schedule: saved, version }, options, () => fakeSchedule.save(saved, version)),
      slots: (options) => guarded('schedule.slots', null, options, () => succeed(fakeSchedule.slots())),
    },
    ...officeOf(guarded, () => fake.now(), office),
    ...handles,
    fake,
    fakeSchedule,
  }
}

function leadsOf(fake: FakeLeads, run: RunCall<DeskCallPayloads>): DeskClient['leads'] {
  return {
    list: (view, { cursor, ...options } = {}) =>
      run('leads.list', { view, cursor }, options, () => succeed(fake.list(view, cursor))),
    news: (since, { lead, ...options } = {}) =>
      run('leads.news', { since, lead }, options, () => succeed(fake.news(since, lead))),
    open: (id, options) => run('leads.open', { id }, options, () => fake.open(id)),
    act: (id, action, { idempotencyKey, version, ...options }) =>
      run('leads.act', { id, action, idempotencyKey, version }, options, () =>
        fake.act(id, action, { idempotencyKey, version }),
      ),
    undo: (actionId, options) => run('leads.undo', { actionId }, options, () => fake.undo(actionId)),
  }
}
