import { fail, succeed, type Result } from '@dst/domain/result'
import type { ApiClient, ApiResult, CallOptions } from '../api-client'
import type { ApiFailure } from '../api-failure'
import { FakeBackend, type FakeBackendOptions } from './fake-backend'
import type { ApiCallName, CallPayload, RecordedCall } from './fake-call'

/** A client that answers from memory, with handles for tests and stories. */
export interface FakeApiClient extends ApiClient {
  /** Every call so far, oldest first, failed ones included. */
  readonly calls: readonly RecordedCall[]
  /** The memory behind the answers. */
  readonly backend: FakeBackend
  /** The payloads of one call so far. */
  readonly callsOf: <Name extends ApiCallName>(name: Name) => CallPayload<Name>[]
  /** Makes the next calls of that name fail; once unless told, `Infinity` for always. */
  readonly failWith: (name: ApiCallName, failure: ApiFailure, times?: number) => void
  /** Keeps calls of that name waiting until the returned function is called. */
  readonly hold: (name: ApiCallName) => () => void
}

/** Makes a client that needs no network: investors, questionnaires and requests live in memory. */
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
    faqs: { list: (options) => run('faqs.list', null, options, () => succeed([...backend.faqs])) },
    me: {
      get: (options) => run('me.get', null, options, () => backend.own()),
      updateNotifications: (preferences, options) =>
        run('me.updateNotifications', preferences, options, () => backend.change(undefined, preferences)),
    },
    users: {
      accountExists: (email, options) =>
        run('users.accountExists', { email }, options, () => succeed(backend.accountExists(email))),
      find: (email, options) => run('users.find', { email }, options, () => backend.own(email)),
      saveQuestionnaire: (email, record, options) =>
        run('users.saveQuestionnaire', { email, record }, options, () => backend.saveQuestionnaire(email, record)),
      saveProfile: (email, profile, options) =>
        run('users.saveProfile', { email, profile }, options, () => backend.change(email, { ...profile, email })),
      syncTier: (sync, options) => run('users.syncTier', sync, options, () => succeed(null)),
    },
    consultations: {
      request: (payload, { idempotencyKey, ...options }) =>
        run('consultations.request', { payload, idempotencyKey }, options, () =>
          backend.requestConsultation(payload, idempotencyKey),
        ),
    },
    contact: { send: (message, options) => run('contact.send', message, options, () => backend.receiveContactMessage()) },
    prepare: () => undefined,
  }
}

function createScript(): { run: Run; handles: Pick<FakeApiClient, 'calls' | 'callsOf' | 'failWith' | 'hold'> } {
  const calls: RecordedCall[] = []
  const failures = new Map<ApiCallName, { failure: ApiFailure; left: number }>()
  const held = new Map<ApiCallName, Promise<void>>()
  const run: Run = async (name, payload, options, answer) => {
    // Name and payload belong together by the type of `run`; the union cannot express that for a generic name.
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
