import type { DeskFigures, DeskHealth, DeskJob, DeskMessage, DeskRequest, ListRequests } from '@dst/contracts/desk'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from '../api-failure.ts'
import type { DeskClient } from '../desk/desk-client.ts'
import { refuse } from './fake-refusal.ts'
import { createScript, type FakeScript } from './fake-script.ts'
import { fineHealth, sampleFigures, sampleMessages, staffMember } from './sample-office.ts'
import { deadDelivery, deadWithdrawal, sampleRequests } from './sample-requests.ts'

/** The calls of the staff's part of the desk. */
export type DeskOffice = Pick<DeskClient, 'requests' | 'jobs' | 'messages' | 'health' | 'figures'>

/** What each call records as its payload; null for a call without one. */
export interface OfficePayloads {
  'requests.list': ListRequests
  'requests.open': { readonly id: string }
  'requests.askForConsent': { readonly id: string }
  'jobs.dead': null
  'jobs.retry': { readonly id: string }
  'jobs.cancel': { readonly id: string }
  'messages.list': { readonly answered: boolean; readonly cursor: string | undefined }
  'messages.mark': { readonly id: string; readonly answered: boolean }
  health: null
  figures: null
}

/** What the desk knows at first. */
export interface FakeDeskOfficeOptions {
  readonly requests?: readonly DeskRequest[]
  readonly dead?: readonly DeskJob[]
  readonly messages?: readonly DeskMessage[]
  readonly health?: DeskHealth
  readonly figures?: DeskFigures
  /** Rows of a page; 20 by default. */
  readonly pageSize?: number
  readonly now?: () => Date
}

/** The staff's calls over memory, with controls for tests and stories. */
export interface FakeDeskOffice extends DeskOffice {
  /** What was called, and what will fail or wait. */
  readonly office: FakeScript<OfficePayloads>
}

/** Creates the staff's part of a desk that needs no network. */
export function createFakeDeskOffice(options: FakeDeskOfficeOptions = {}): FakeDeskOffice {
  const state = createState(options)
  const { run, handles } = createScript<OfficePayloads>()
  return {
    requests: {
      list: (wanted, given) => run('requests.list', wanted, given, () => succeed(state.listRequests(wanted))),
      open: (id, given) => run('requests.open', { id }, given, () => state.openRequest(id)),
      askForConsent: (id, given) => run('requests.askForConsent', { id }, given, () => state.askForConsent(id)),
    },
    jobs: {
      dead: (given) => run('jobs.dead', null, given, () => succeed([...state.dead()])),
      retry: (id, given) => run('jobs.retry', { id }, given, () => state.endJob(id)),
      cancel: (id, given) => run('jobs.cancel', { id }, given, () => state.endJob(id)),
    },
    messages: {
      list: (answered, given = {}) =>
        run('messages.list', { answered, cursor: given.cursor }, given, () =>
          succeed(state.listMessages(answered, given.cursor)),
        ),
      mark: (id, answered, given) =>
        run('messages.mark', { id, answered }, given, () => state.markMessage(id, answered)),
    },
    health: (given) => run('health', null, given, () => succeed(options.health ?? fineHealth)),
    figures: (given) => run('figures', null, given, () => succeed(options.figures ?? sampleFigures)),
    office: handles,
  }
}

const defaultPageSize = 20

function createState(options: FakeDeskOfficeOptions) {
  const { pageSize = defaultPageSize, now = () => new Date() } = options
  let requests = options.requests ?? sampleRequests
  let dead = options.dead ?? [deadDelivery, deadWithdrawal]
  let messages = options.messages ?? sampleMessages
  const pageOf = <Item>(all: readonly Item[], cursor = '0') => {
    const end = Number(cursor) + pageSize
    return { rows: all.slice(Number(cursor), end), next: end < all.length ? String(end) : null, total: all.length }
  }
  return {
    dead: () => dead,
    listRequests: (wanted: ListRequests) => {
      const fitting = requests.filter((request) => fits(request, wanted, now()))
      const { rows, ...page } = pageOf(fitting, wanted.cursor)
      return { requests: rows, ...page }
    },
    openRequest(id: string): Result<DeskRequest, ApiFailure> {
      const request = requests.find((each) => each.id === id)
      return request === undefined ? refuse('not_found') : succeed(request)
    },
    askForConsent(id: string): Result<null, ApiFailure> {
      const asked = requests.find((each) => each.id === id)
      if (asked === undefined) return refuse('not_found')
      if (asked.askableFirm === null) return conflict
      requests = requests.map((each) => (each === asked ? { ...asked, askableFirm: null } : each))
      return succeed(null)
    },
    endJob(id: string): Result<null, ApiFailure> {
      const known = [...dead, ...requests.flatMap(({ jobs }) => jobs)].some((job) => job.id === id)
      if (!known) return conflict
      const rest = (jobs: readonly DeskJob[]) => jobs.filter((job) => job.id !== id)
      dead = rest(dead)
      requests = requests.map((each) => ({ ...each, jobs: rest(each.jobs) }))
      return succeed(null)
    },
    listMessages(answered: boolean, cursor: string | undefined) {
      const { rows, ...page } = pageOf(
        messages.filter(({ answeredAt }) => (answeredAt !== null) === answered),
        cursor,
      )
      return { messages: rows, ...page }
    },
    markMessage(id: string, answered: boolean): Result<DeskMessage, ApiFailure> {
      const found = messages.find((each) => each.id === id)
      if (found === undefined) return refuse('not_found')
      const by = answered ? { answeredAt: now().toISOString(), answeredBy: staffMember.email } : notAnswered
      const marked = { ...found, ...by }
      messages = messages.map((each) => (each === found ? marked : each))
      return succeed(marked)
    },
  }
}

const notAnswered = { answeredAt: null, answeredBy: null }

const conflict: Result<never, ApiFailure> = fail({
  kind: 'http',
  status: 409,
  code: 'unknown',
  message: '',
  requestId: 'fake',
})

const dayMs = 86_400_000
const maxAgeDays = { day: 1, week: 7, month: 30 } as const

function fits(request: DeskRequest, wanted: ListRequests, now: Date): boolean {
  const { state, age, firm, channel, needsHelp = false, search = '' } = wanted
  const days = (now.getTime() - Date.parse(request.askedAt)) / dayMs
  const texts = [request.id, request.name, request.email].map((text) => text?.toLowerCase() ?? '')
  return (
    (state === undefined || request.state === state) &&
    (age === undefined || (age === 'older' ? days > maxAgeDays.month : days <= maxAgeDays[age])) &&
    (firm === undefined || request.firm?.crd === firm) &&
    (channel === undefined || request.attempts.some((attempt) => attempt.channel === channel)) &&
    (!needsHelp || request.late || request.failing) &&
    texts.some((text) => text.includes(search.trim().toLowerCase()))
  )
}
