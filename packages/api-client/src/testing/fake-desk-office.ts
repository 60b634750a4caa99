import type { ConsentProof } from '@dst/contracts'
import type { DeskFigures, DeskHealth, DeskJob, DeskMessage, DeskRequest, ListRequests } from '@dst/contracts/desk'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from '../api-failure.ts'
import type { DeskClient } from '../desk/desk-client.ts'
import { refuse } from './fake-refusal.ts'
import type { DeskCallPayloads } from './fake-desk-call.ts'
import type { RunCall } from './fake-script.ts'
import { sampleStaff } from './sample-desk.ts'
import { fineHealth, sampleFigures, sampleMessages } from './sample-office.ts'
import { sampleProofs } from './sample-proofs.ts'
import { deadDelivery, deadWithdrawal, sampleRequests } from './sample-requests.ts'

/** The calls of the staff's part of the desk. */
export type DeskOffice = Pick<DeskClient, 'requests' | 'jobs' | 'messages' | 'health' | 'figures'>

/** What the desk knows at first. */
export interface FakeOfficeOptions {
  readonly requests?: readonly DeskRequest[]
  readonly dead?: readonly DeskJob[]
  readonly messages?: readonly DeskMessage[]
  readonly proofs?: readonly ConsentProof[]
  readonly health?: DeskHealth
  readonly figures?: DeskFigures
  /** Rows of a page; 20 by default. */
  readonly pageSize?: number
}

/** The staff's part of a desk over memory: what is done there changes what is read next. */
export function officeOf(run: RunCall<DeskCallPayloads>, now: () => Date, initial: FakeOfficeOptions = {}): DeskOffice {
  const state = createState(initial, now)
  return {
    requests: {
      list: (wanted, options) => run('requests.list', wanted, options, () => succeed(state.listRequests(wanted))),
      open: (id, options) => run('requests.open', { id }, options, () => state.openRequest(id)),
      proof: (id, options) => run('requests.proof', { id }, options, () => state.readProof(id)),
      askForConsent: (id, options) => run('requests.askForConsent', { id }, options, () => state.askForConsent(id)),
    },
    jobs: {
      dead: (options) => run('jobs.dead', null, options, () => succeed([...state.dead()])),
      retry: (id, options) => run('jobs.retry', { id }, options, () => state.endJob(id)),
      cancel: (id, options) => run('jobs.cancel', { id }, options, () => state.endJob(id)),
    },
    messages: {
      list: (answered, { cursor, ...options } = {}) =>
        run('messages.list', { answered, cursor }, options, () => succeed(state.listMessages(answered, cursor))),
      mark: (id, answered, options) =>
        run('messages.mark', { id, answered }, options, () => state.markMessage(id, answered)),
    },
    health: (options) => run('health', null, options, () => succeed(initial.health ?? fineHealth)),
    figures: (options) => run('figures', null, options, () => succeed(initial.figures ?? sampleFigures)),
  }
}

const defaultPageSize = 20

function createState(initial: FakeOfficeOptions, now: () => Date) {
  const { pageSize = defaultPageSize } = initial
  let requests = initial.requests ?? sampleRequests
  let dead = initial.dead ?? [deadDelivery, deadWithdrawal]
  let messages = initial.messages ?? sampleMessages
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
    readProof(id: string): Result<ConsentProof, ApiFailure> {
      const proof = (initial.proofs ?? sampleProofs).find(({ requestId }) => requestId === id)
      return proof === undefined ? refuse('not_found') : succeed(proof)
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
      if (!known) return refuse('not_found')
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
      const by = answered ? { answeredAt: now().toISOString(), answeredBy: sampleStaff.email } : notAnswered
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
