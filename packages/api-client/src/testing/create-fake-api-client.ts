import { succeed } from '@dst/domain/result'
import type { ApiClient } from '../api-client.ts'
import { FakeBackend, type FakeBackendOptions } from './fake-backend.ts'
import type { CallPayloads } from './fake-call.ts'
import { createScript, type FakeScript, type RunCall } from './fake-script.ts'

/** A client that responds from memory, with extra controls for tests and stories. */
export interface FakeApiClient extends ApiClient, FakeScript<CallPayloads> {
  /** The in-memory state behind the responses. */
  readonly backend: FakeBackend
}

/** Creates a client that needs no network: investors, questionnaires and requests live in memory. */
export function createFakeApiClient(options: FakeBackendOptions = {}): FakeApiClient {
  const backend = new FakeBackend(options)
  const script = createScript<CallPayloads>()
  return { ...fakeCalls(backend, script.run), backend, ...script.handles }
}

type Run = RunCall<CallPayloads>

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
    share: (id, { textConsent, contactTimeZone, ...options }) =>
      run('consultations.share', { id, textConsent, contactTimeZone }, options, () =>
        backend.asInvestor(() => consultations.share(id, { textConsent, contactTimeZone })),
      ),
    withdraw: (id, options) =>
      run('consultations.withdraw', { id }, options, () => backend.asInvestor(() => consultations.withdraw(id))),
  }
}

function slotsOf(backend: FakeBackend, run: Run): ApiClient['slots'] {
  const { slots } = backend
  return {
    list: ({ timeZone, ...options } = {}) =>
      run('slots.list', { timeZone }, options, () => backend.asInvestor(() => succeed(slots.list(timeZone)))),
    hold: (start, { timeZone, ...options } = {}) =>
      run('slots.hold', { start, timeZone }, options, () => backend.asInvestor(() => slots.hold(start, timeZone))),
    book: (requestId, holdId, { timeZone, way, ...options } = {}) =>
      run('slots.book', { requestId, holdId, timeZone, way }, options, () =>
        backend.asInvestor(() => slots.book(requestId, holdId, way)),
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
    chooseReminders: (timeZone, { shownWords: _shownWords, shownOn: _shownOn, ...options } = {}) =>
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
