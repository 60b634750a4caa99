import { fail, succeed, type Result } from '@dst/domain/result'
import type { ApiClient, ApiResult, CallOptions } from '../api-client.ts'
import type { ApiFailure } from '../api-failure.ts'
import { FakeBackend, type FakeBackendOptions } from './fake-backend.ts'
import type { ApiCallName, CallPayload, RecordedCall } from './fake-call.ts'

/** A client that responds from memory, with extra controls for tests and stories. */
export interface FakeApiClient extends ApiClient {
  /** Every call so far, oldest first, including failed ones. */
  readonly calls: readonly RecordedCall[]
  /** The in-memory state behind the responses. */
  readonly backend: FakeBackend
  /** The payloads of all calls with this name so far. */
  readonly callsOf: <Name extends ApiCallName>(name: Name) => CallPayload<Name>[]
  /** Makes the next calls with that name fail; once by default, `Infinity` for always. */
  readonly failWith: (name: ApiCallName, failure: ApiFailure, times?: number) => void
  /** Keeps calls with that name pending until the returned function is called. */
  readonly hold: (name: ApiCallName) => () => void
}

/** Creates a client that needs no network: investors, questionnaires and requests live in memory. */
export function createFakeApiClient(options: FakeBackendOptions = {}): FakeApiClient {
  const backend = new FakeBackend(options)
  const script = createScript()
  return { ...fakeCalls(backend, script.run), backend, ...script.handles }
}

type Run = <Name extends ApiCallName, Value>(
  name: Name,
  payload: CallPayload<Name>,
  options: CallOptions | undefined,
  answer: () => Result<Value, ApiFailure>,
) => ApiResult<Value>

function fakeCalls(backend: FakeBackend, run: Run): ApiClient {
  return {
    faqs: {
      list: (options) =>
        run('faqs.list', null, options, () => {
          if (backend.faqsAreStale) options?.onStale?.()
          return succeed([...backend.faqs])
        }),
    },
    me: meOf(backend, run),
    users: usersOf(backend, run),
    consultations: consultationsOf(backend, run),
    slots: slotsOf(backend, run),
    exchange: exchangeOf(backend, run),
    verdicts: {
      count: (rule, options) => run('verdicts.count', { rule }, options, () => backend.verdicts.count(rule)),
      list: (options) => run('verdicts.list', null, options, () => succeed(backend.verdicts.list())),
    },
    contact: {
      send: (message, options) => run('contact.send', message, options, () => backend.receiveContactMessage()),
    },
  }
}

function meOf(backend: FakeBackend, run: Run): ApiClient['me'] {
  return {
    get: (options) => run('me.get', null, options, () => backend.own()),
    updateNotifications: (preferences, options) =>
      run('me.updateNotifications', preferences, options, () => backend.updateNotifications(preferences)),
    submissions: (options) =>
      run('me.submissions', null, options, () => backend.asInvestor(() => succeed([...backend.submissions.all]))),
    consents: (options) =>
      run('me.consents', null, options, () => backend.asInvestor(() => succeed([...backend.consents.all]))),
    agreement: (options) =>
      run('me.agreement', null, options, () => backend.asInvestor(() => succeed({ asked: backend.asked }))),
    agree: (words, options) => run('me.agree', { words }, options, () => backend.agree(words)),
    data: (options) => run('me.data', null, options, () => backend.data()),
    security: (options) =>
      run('me.security', null, options, () => backend.asInvestor(() => succeed(backend.security.read()))),
    endSession: (id, options) =>
      run('me.endSession', { id }, options, () => backend.asInvestor(() => backend.security.endSession(id))),
    delete: (options) => run('me.delete', null, options, () => backend.delete()),
  }
}

function usersOf(backend: FakeBackend, run: Run): ApiClient['users'] {
  return {
    accountExists: (email, options) =>
      run('users.accountExists', { email }, options, () => succeed(backend.accountExists(email))),
    find: (email, options) => run('users.find', { email }, options, () => backend.own(email)),
    saveQuestionnaire: (email, record, { idempotencyKey, ...options } = {}) =>
      run('users.saveQuestionnaire', { email, record, idempotencyKey }, options, () =>
        backend.saveQuestionnaire(email, record, idempotencyKey),
      ),
    saveProfile: (email, profile, { version, ...options } = {}) =>
      run('users.saveProfile', { email, profile, version }, options, () =>
        backend.saveProfile(email, profile, version),
      ),
    syncTier: (sync, options) => run('users.syncTier', sync, options, () => succeed(null)),
  }
}

function consultationsOf(backend: FakeBackend, run: Run): ApiClient['consultations'] {
  const { consultations } = backend
  return {
    request: (payload, { idempotencyKey, ...options }) =>
      run('consultations.request', { payload, idempotencyKey }, options, () =>
        backend.requestConsultation(payload, idempotencyKey),
      ),
    list: (options) =>
      run('consultations.list', null, options, () => backend.asInvestor(() => succeed([...consultations.all]))),
    share: (id, { textConsent, ...options }) =>
      run('consultations.share', { id, textConsent }, options, () =>
        backend.asInvestor(() => consultations.share(id, textConsent)),
      ),
    withdraw: (id, options) =>
      run('consultations.withdraw', { id }, options, () => backend.asInvestor(() => consultations.withdraw(id))),
  }
}

function slotsOf(backend: FakeBackend, run: Run): ApiClient['slots'] {
  const { slots } = backend
  return {
    list: (options) => run('slots.list', null, options, () => backend.asInvestor(() => succeed(slots.list()))),
    hold: (start, options) => run('slots.hold', { start }, options, () => backend.asInvestor(() => slots.hold(start))),
    book: (requestId, holdId, { timeZone, ...options } = {}) =>
      run('slots.book', { requestId, holdId, timeZone }, options, () =>
        backend.asInvestor(() => slots.book(requestId, holdId)),
      ),
    cancel: (requestId, options) =>
      run('slots.cancel', { requestId }, options, () => backend.asInvestor(() => slots.cancel(requestId))),
  }
}

function exchangeOf(backend: FakeBackend, run: Run): ApiClient['exchange'] {
  const { exchange } = backend
  return {
    file: (options) => run('exchange.file', null, options, () => backend.asInvestor(() => succeed(exchange.saved))),
    saveFile: (file, { version, ...options } = {}) =>
      run('exchange.saveFile', { file, version }, options, () =>
        backend.asInvestor(() => exchange.saveFile(file, version)),
      ),
    deleteFile: (options) =>
      run('exchange.deleteFile', null, options, () => backend.asInvestor(() => exchange.deleteFile())),
    reminders: (options) =>
      run('exchange.reminders', null, options, () => backend.asInvestor(() => succeed(exchange.reminders()))),
    chooseReminders: (timeZone, { shownWords: _shownWords, ...options } = {}) =>
      run('exchange.chooseReminders', { timeZone }, options, () => backend.chooseReminders(timeZone)),
    shares: (options) =>
      run('exchange.shares', null, options, () => backend.asInvestor(() => succeed(exchange.shares.list()))),
    share: (ciphertext, options) =>
      run('exchange.share', { ciphertext }, options, () => backend.asInvestor(() => exchange.shares.share(ciphertext))),
    withdrawShare: (id, options) =>
      run('exchange.withdrawShare', { id }, options, () => backend.asInvestor(() => exchange.shares.withdraw(id))),
    openShare: (id, options) => run('exchange.openShare', { id }, options, () => exchange.shares.open(id)),
  }
}

function createScript(): { run: Run; handles: Pick<FakeApiClient, 'calls' | 'callsOf' | 'failWith' | 'hold'> } {
  const calls: RecordedCall[] = []
  const failures = new Map<ApiCallName, { failure: ApiFailure; left: number }>()
  const held = new Map<ApiCallName, Promise<void>>()
  const run: Run = async (name, payload, options, answer) => {
    // The type of `run` ensures that name and payload match; the union cannot express that for a generic name.
    calls.push({ name, payload } as unknown as RecordedCall)
    await held.get(name)
    if (options?.signal?.aborted) return fail({ kind: 'aborted' })
    const planned = failures.get(name)
    if (!planned || planned.left < 1) return answer()
    planned.left -= 1
    return fail(planned.failure)
  }
  return {
    run,
    handles: {
      calls,
      callsOf: <Name extends ApiCallName>(name: Name) =>
        calls.filter((made) => made.name === name).map((made) => made.payload as CallPayload<Name>),
      failWith: (name, failure, times = 1) => void failures.set(name, { failure, left: times }),
      hold: (name) => {
        let letGo = () => {}
        held.set(name, new Promise((resolve) => (letGo = resolve)))
        return () => {
          held.delete(name)
          letGo()
        }
      },
    },
  }
}
