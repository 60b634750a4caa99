import { profileSaveTimeout } from '@dst/domain/parameters'
import { fail, succeed } from '@dst/domain/result'
import type { ApiClient } from './api-client.ts'
import { call, callUnread } from './call.ts'
import type { Settings } from './send-request.ts'
import { sleepUntil, withRetries } from './retry.ts'

const defaultTimeoutMs = 10_000

/** Configuration of a client; only the base URL has no default. */
export interface ApiClientOptions {
  /** Origin of the API, without the /api part; '' for the page's own origin. */
  readonly baseUrl: string
  /** The bearer token of the session, read again for each call; undefined when signed out. */
  readonly accessToken?: () => Promise<string | undefined>
  /** Sends each request; defaults to the global `fetch`, read again for each call. */
  readonly fetch?: typeof globalThis.fetch
  /** Waits before a retry, and resolves early when the signal fires; defaults to a timer. */
  readonly sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** Checked when a call got no response; false turns the failure into `offline`. */
  readonly isOnline?: () => boolean
  /** Maximum time to receive a complete response, in milliseconds; defaults to 10 seconds. */
  readonly timeoutMs?: number
  /** The same for the profile save; defaults to 15 seconds. */
  readonly profileTimeoutMs?: number
}

/**
 * A client of the product's API for browsers and Node. Calls return a Result and never reject for anything that the
 * network or the server can cause; only reading the signed-in investor is retried.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const settings = settingsFrom(options)
  return {
    faqs: { list: (given) => call(settings, 'listFaqs', { ...given }) },
    me: {
      get: (given) => withRetries(settings, given?.signal, () => call(settings, 'getMe', { ...given })),
      updateNotifications: (body, given) => call(settings, 'updateNotifications', { ...given, body }),
      submissions: (given) => call(settings, 'listSubmissions', { ...given }),
      consents: (given) => call(settings, 'listConsents', { ...given }),
      agreement: (given) => call(settings, 'readAgreement', { ...given }),
      agree: (words, given) => call(settings, 'agreeToTerms', { ...given, body: { words } }),
      data: (given) => call(settings, 'downloadMyData', { ...given }),
      security: (given) => call(settings, 'getSecurity', { ...given }),
      endSession: (id, given) => call(settings, 'endSession', { ...given, params: { id } }),
      delete: (given) => call(settings, 'deleteMe', { ...given }),
    },
    users: usersOf(settings),
    consultations: consultationsOf(settings),
    slots: {
      list: (given) => call(settings, 'listSlots', { ...given }),
      hold: (start, given) => call(settings, 'holdSlot', { ...given, body: { start } }),
      book: (id, holdId, { timeZone, signal } = {}) =>
        call(settings, 'bookAppointment', { params: { id }, body: { holdId, timeZone }, signal }),
      cancel: (id, given) => call(settings, 'cancelAppointment', { ...given, params: { id } }),
    },
    exchange: exchangeOf(settings),
    verdicts: {
      count: (rule, given) => call(settings, 'countVerdict', { ...given, body: { rule } }),
      list: (given) => call(settings, 'listVerdicts', { ...given }),
    },
    contact: {
      send: (body, { idempotencyKey, signal } = {}) =>
        call(settings, 'sendContactMessage', {
          body,
          signal,
          headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
        }),
    },
  }
}

function consultationsOf(settings: Settings): ApiClient['consultations'] {
  return {
    request: (body, { idempotencyKey, shownWords, signal }) =>
      call(settings, 'requestConsultation', {
        body,
        signal,
        headers: { 'idempotency-key': idempotencyKey, ...shown(shownWords) },
      }),
    list: (given) => call(settings, 'listConsultations', { ...given }),
    share: (id, { textConsent, shownWords, signal }) =>
      call(settings, 'shareConsultation', {
        params: { id },
        body: { shareDataConsent: true, textConsent },
        signal,
        headers: shown(shownWords),
      }),
    withdraw: (id, given) => call(settings, 'withdrawConsultation', { ...given, params: { id } }),
  }
}

function exchangeOf(settings: Settings): ApiClient['exchange'] {
  return {
    file: async (given) => {
      const answer = await call(settings, 'readExchangeFile', { ...given })
      return answer.ok ? succeed(answer.value.saved) : answer
    },
    saveFile: (file, { version, signal } = {}) =>
      call(settings, 'saveExchangeFile', { body: { file }, signal, headers: basedOn(version) }),
    deleteFile: (given) => call(settings, 'deleteExchangeFile', { ...given }),
    reminders: (given) => call(settings, 'readReminders', { ...given }),
    chooseReminders: (timeZone, { shownWords, signal } = {}) =>
      call(settings, 'chooseReminders', { body: { timeZone }, signal, headers: shown(shownWords) }),
    shares: (given) => call(settings, 'listExchangeShares', { ...given }),
    share: (ciphertext, given) => call(settings, 'shareExchange', { ...given, body: { ciphertext } }),
    withdrawShare: (id, given) => call(settings, 'withdrawExchangeShare', { ...given, params: { id } }),
    openShare: (id, given) => call(settings, 'openExchangeShare', { ...given, params: { id } }),
  }
}

function basedOn(version: number | undefined): Record<string, string> {
  return version === undefined ? {} : { 'if-match': `"${version}"` }
}

function shown(words: string | undefined): Record<string, string> {
  return words === undefined ? {} : { 'shown-words': words }
}

function usersOf(settings: Settings): ApiClient['users'] {
  return {
    accountExists: async (email, given) => {
      const answer = await callUnread(settings, 'findUser', { ...given, params: { email }, anonymous: true })
      if (answer.ok) return succeed(true)
      return answer.error.kind === 'http' && answer.error.status === 404 ? succeed(false) : answer
    },
    find: async (email, given) => {
      const found = await call(settings, 'findUser', { ...given, params: { email } })
      if (!found.ok) return found
      return 'id' in found.value ? succeed(found.value) : fail({ kind: 'invalid-response' })
    },
    saveQuestionnaire: (email, body, { idempotencyKey, signal } = {}) =>
      call(settings, 'saveUser', {
        params: { email },
        body,
        signal,
        headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
      }),
    saveProfile: (email, body, { version, signal } = {}) =>
      call(settings, 'saveUser', {
        params: { email },
        body,
        signal,
        headers: basedOn(version),
        timeoutMs: settings.profileTimeoutMs,
      }),
    syncTier: (body, given) => call(settings, 'syncTier', { ...given, body }),
  }
}

function settingsFrom(options: ApiClientOptions): Settings {
  return {
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    accessToken: options.accessToken ?? (() => Promise.resolve(undefined)),
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    sleep: options.sleep ?? sleepUntil,
    isOnline: options.isOnline ?? browserIsOnline,
    timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
    profileTimeoutMs: options.profileTimeoutMs ?? profileSaveTimeout,
  }
}

// Node's navigator has no onLine, so only an explicit false means offline.
function browserIsOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}
