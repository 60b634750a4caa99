import { fail, succeed } from '@dst/domain/result'
import type { ApiClient, DisplayedConsent } from './api-client.ts'
import { call, callUnread } from './call.ts'
import type { Settings } from './send-request.ts'
import { settingsFrom, type ApiClientOptions } from './settings.ts'
import { withRetries } from './retry.ts'

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
      list: ({ timeZone, signal } = {}) => call(settings, 'listSlots', { signal, headers: inZone(timeZone) }),
      hold: (start, { timeZone, signal } = {}) =>
        call(settings, 'holdSlot', { body: { start }, signal, headers: inZone(timeZone) }),
      book: (id, holdId, { timeZone, way, signal } = {}) =>
        call(settings, 'bookAppointment', { params: { id }, body: { holdId, timeZone, way }, signal }),
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
    request: (body, { idempotencyKey, signal, ...page }) =>
      call(settings, 'requestConsultation', {
        body,
        signal,
        headers: { 'idempotency-key': idempotencyKey, ...shown(page) },
      }),
    list: (given) => call(settings, 'listConsultations', { ...given }),
    share: (id, { textConsent, contactTimeZone, signal, ...page }) =>
      call(settings, 'shareConsultation', {
        params: { id },
        body: { shareDataConsent: true, textConsent, contactTimeZone },
        signal,
        headers: shown(page),
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
    chooseReminders: (timeZone, { signal, ...page } = {}) =>
      call(settings, 'chooseReminders', { body: { timeZone }, signal, headers: shown(page) }),
    shares: (given) => call(settings, 'listExchangeShares', { ...given }),
    share: (ciphertext, given) => call(settings, 'shareExchange', { ...given, body: { ciphertext } }),
    withdrawShare: (id, given) => call(settings, 'withdrawExchangeShare', { ...given, params: { id } }),
    openShare: (id, given) => call(settings, 'openExchangeShare', { ...given, params: { id } }),
  }
}

function inZone(timeZone: string | undefined): Record<string, string> {
  return timeZone ? { 'time-zone': timeZone } : {}
}

function basedOn(version: number | undefined): Record<string, string> {
  return version === undefined ? {} : { 'if-match': `"${version}"` }
}

function shown({ shownWords, shownOn }: DisplayedConsent): Record<string, string> {
  return {
    ...(shownWords === undefined ? {} : { 'shown-words': shownWords }),
    ...(shownOn === undefined ? {} : { 'shown-on': shownOn }),
  }
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
