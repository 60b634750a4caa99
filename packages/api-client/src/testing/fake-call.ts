import type {
  BookingWay,
  ConsultationRequestInput,
  ContactMessage,
  NotificationPreferences,
  ProfileUpdate,
  QuestionnaireRecordInput,
  TierSync,
} from '@dst/contracts'
import type { ExchangeFile } from '@dst/domain/exchange-file'
import type { ApiClient } from '../api-client.ts'

/** The name of a call as tests write it: `users.find`. */
export type ApiCallName = { [Group in keyof ApiClient]: `${Group}.${keyof ApiClient[Group] & string}` }[keyof ApiClient]

/** What each call records as its payload; null for a call without one. */
export interface CallPayloads extends Record<ApiCallName, unknown> {
  'faqs.list': null
  'me.get': null
  'me.updateNotifications': NotificationPreferences
  'me.submissions': null
  'me.consents': null
  'me.agreement': null
  'me.agree': { readonly words: string }
  'me.data': null
  'me.security': null
  'me.endSession': { readonly id: string }
  'me.delete': null
  'users.accountExists': { readonly email: string }
  'users.find': { readonly email: string }
  'users.saveQuestionnaire': {
    readonly email: string
    readonly record: QuestionnaireRecordInput
    readonly idempotencyKey: string | undefined
  }
  'users.saveProfile': { readonly email: string; readonly profile: ProfileUpdate; readonly version: number | undefined }
  'users.syncTier': TierSync
  'consultations.request': { readonly payload: ConsultationRequestInput; readonly idempotencyKey: string }
  'consultations.list': null
  'consultations.share': {
    readonly id: string
    readonly textConsent: boolean
    readonly contactTimeZone: string | undefined
  }
  'consultations.withdraw': { readonly id: string }
  'slots.list': { readonly timeZone: string | undefined }
  'slots.hold': { readonly start: string; readonly timeZone: string | undefined }
  'slots.book': {
    readonly requestId: string
    readonly holdId: string
    readonly timeZone: string | undefined
    readonly way: BookingWay | undefined
  }
  'slots.cancel': { readonly requestId: string }
  'exchange.file': null
  'exchange.saveFile': { readonly file: ExchangeFile; readonly version: number | undefined }
  'exchange.deleteFile': null
  'exchange.reminders': null
  'exchange.chooseReminders': { readonly timeZone: string | null }
  'exchange.shares': null
  'exchange.share': { readonly ciphertext: string }
  'exchange.withdrawShare': { readonly id: string }
  'exchange.openShare': { readonly id: string }
  'verdicts.count': { readonly rule: number }
  'verdicts.list': null
  'contact.send': ContactMessage
}

/** The payload that a call was made with. */
export type CallPayload<Name extends ApiCallName> = CallPayloads[Name]

/** One call that the fake received. */
export type RecordedCall = {
  [Name in ApiCallName]: { readonly name: Name; readonly payload: CallPayloads[Name] }
}[ApiCallName]
