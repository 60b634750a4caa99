import type {
  AccountSecurity,
  Agreement,
  Appointment,
  BookingWay,
  ConsentRecord,
  Consultation,
  ConsultationReceipt,
  ConsultationRequestInput,
  ContactMessage,
  ContactReceipt,
  ExchangeReminders,
  ExchangeShare,
  FaqEntry,
  Hold,
  Investor,
  MyData,
  NotificationPreferences,
  ProfileUpdate,
  QuestionnaireRecordInput,
  SavedExchangeFile,
  SharedExchange,
  SlotDays,
  Submission,
  TierSync,
  VerdictCount,
} from '@dst/contracts'
import type { ExchangeFile } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import type { ApiFailure } from './api-failure.ts'

/** Options that every call takes in addition to its payload. */
export interface CallOptions {
  /** Makes the call fail with `aborted`. */
  readonly signal?: AbortSignal | undefined
}

/** Options of the list of FAQ entries. */
export interface FaqOptions extends CallOptions {
  /** Called if the list may be out of date: the server could not read it again, and sends the one it read last. */
  readonly onStale?: (() => void) | undefined
}

/** What a page says about the consent text that it showed. */
export interface DisplayedConsent {
  /** SHA-256 (hex) of the text. */
  readonly shownWords?: string | undefined
  /** Path of the page, without query or fragment. */
  readonly shownOn?: string | undefined
}

/** Options of a consultation request. */
export interface ConsultationOptions extends CallOptions, DisplayedConsent {
  /** A UUID created once per user action: repeating the call with the same key does not create a second request. */
  readonly idempotencyKey: string
}

/** Options for giving consent later. */
export interface ShareOptions extends CallOptions, DisplayedConsent {
  /** Whether the partner may also send text messages. */
  readonly textConsent: boolean
  /** IANA time zone of the person; required if the saved request has none. */
  readonly contactTimeZone?: string | undefined
}

/** Options of a booking. */
export interface BookOptions extends CallOptions {
  /** IANA time zone of the person's device, used while their request has none. */
  readonly timeZone?: string | undefined
  /** How the conversation takes place; a call to the number of the request by default. */
  readonly way?: BookingWay | undefined
}

/** Options of calls about free times. */
export interface SlotOptions extends CallOptions {
  /** IANA time zone of the person, used while their request has none. */
  readonly timeZone?: string | undefined
}

/** Options of a questionnaire submission. */
export interface SubmissionOptions extends CallOptions {
  /** A UUID created once per submission: repeating the call with the same key does not create a second one. */
  readonly idempotencyKey?: string | undefined
}

/** Options of a profile save. */
export interface ProfileOptions extends CallOptions {
  /**
   * The `version` of the record that the person saw; the call fails with 409 and the current record if it has changed.
   */
  readonly version?: number | undefined
}

/** Options of a save of the exchange file. */
export interface ExchangeFileOptions extends CallOptions {
  /**
   * The `version` that the change is based on; without it the save succeeds only if no file is saved yet. Otherwise the
   * call fails with 409 and the saved file in `savedFile`, with which `mergeFiles` merges.
   */
  readonly version?: number | undefined
}

/** Options of a choice about reminders. */
export interface ReminderOptions extends CallOptions, DisplayedConsent {}

/** Options of a contact message. */
export interface ContactOptions extends CallOptions {
  /** A UUID created once per message: repeating the call with the same key does not send a second message. */
  readonly idempotencyKey?: string | undefined
}

/** The outcome of a call: its value, or why it failed. Calls never reject. */
export type ApiResult<Value> = Promise<Result<Value, ApiFailure>>

/** The API of the product, one function per call. */
export interface ApiClient {
  readonly faqs: {
    /** The list of FAQ entries; never retried. */
    readonly list: (options?: FaqOptions) => ApiResult<FaqEntry[]>
  }
  readonly me: {
    /** The signed-in investor; retried three times after 1, 2 and 4 seconds unless the response is final. */
    readonly get: (options?: CallOptions) => ApiResult<Investor>
    /** Saves which notifications the investor wants. */
    readonly updateNotifications: (preferences: NotificationPreferences, options?: CallOptions) => ApiResult<Investor>
    /** The investor's submitted answers, newest first. */
    readonly submissions: (options?: CallOptions) => ApiResult<Submission[]>
    /** What the investor agreed to or refused, with the consent text, newest first. */
    readonly consents: (options?: CallOptions) => ApiResult<ConsentRecord[]>
    /** Whether the investor is asked to agree to changed terms, and what has changed. */
    readonly agreement: (options?: CallOptions) => ApiResult<Agreement>
    /** Agrees to the terms whose words have this SHA-256 (hex); others are asked about still. */
    readonly agree: (words: string, options?: CallOptions) => ApiResult<Agreement>
    /** All data stored about the investor. */
    readonly data: (options?: CallOptions) => ApiResult<MyData>
    /** Active sessions and recent security events of the account; null for what the auth service does not report. */
    readonly security: (options?: CallOptions) => ApiResult<AccountSecurity>
    /** Ends one session of the account; status 404 if it has already ended. */
    readonly endSession: (id: string, options?: CallOptions) => ApiResult<null>
    /** Deletes the account; requires a sign-in within the last ten minutes. */
    readonly delete: (options?: CallOptions) => ApiResult<null>
  }
  readonly users: {
    /** Whether an account exists; sent without a token, and the response body is not read. */
    readonly accountExists: (email: string, options?: CallOptions) => ApiResult<boolean>
    /** The record for the caller's own email address; status 404 means a new user. */
    readonly find: (email: string, options?: CallOptions) => ApiResult<Investor>
    /** Saves the whole questionnaire record. */
    readonly saveQuestionnaire: (
      email: string,
      record: QuestionnaireRecordInput,
      options?: SubmissionOptions,
    ) => ApiResult<Investor>
    /** Saves the profile fields; times out after 15 seconds. */
    readonly saveProfile: (email: string, profile: ProfileUpdate, options?: ProfileOptions) => ApiResult<Investor>
    /** Copies tier and score to the auth user; callers may ignore a failure. */
    readonly syncTier: (sync: TierSync, options?: CallOptions) => ApiResult<null>
  }
  readonly consultations: {
    /** Asks the advisor partner to get in touch. */
    readonly request: (
      payload: ConsultationRequestInput,
      options: ConsultationOptions,
    ) => ApiResult<ConsultationReceipt>
    /** The investor's requests and their current state, newest first. */
    readonly list: (options?: CallOptions) => ApiResult<Consultation[]>
    /** Gives consent to share a request that was saved without it. */
    readonly share: (id: string, options: ShareOptions) => ApiResult<ConsultationReceipt>
    /** Withdraws the consent of a request. */
    readonly withdraw: (id: string, options?: CallOptions) => ApiResult<ConsultationReceipt>
  }
  readonly slots: {
    /** The free times on the partner's next three working days, within the person's day. */
    readonly list: (options?: SlotOptions) => ApiResult<SlotDays>
    /**
     * Holds a time for ten minutes; if it is taken, fails with 409 and the nearest free times in the problem's `slots`.
     */
    readonly hold: (start: string, options?: SlotOptions) => ApiResult<Hold>
    /** Books a held time for a shared request, or moves its existing appointment to that time. */
    readonly book: (requestId: string, holdId: string, options?: BookOptions) => ApiResult<Appointment>
    /** Cancels the appointment of a request. */
    readonly cancel: (requestId: string, options?: CallOptions) => ApiResult<null>
  }
  readonly exchange: {
    /** The investor's saved exchange file; null if none is saved. */
    readonly file: (options?: CallOptions) => ApiResult<SavedExchangeFile | null>
    /** Saves the exchange file. */
    readonly saveFile: (file: ExchangeFile, options?: ExchangeFileOptions) => ApiResult<SavedExchangeFile>
    /** Deletes the saved exchange file. */
    readonly deleteFile: (options?: CallOptions) => ApiResult<null>
    /** Whether the investor is reminded of the deadlines of the saved file, and when next. */
    readonly reminders: (options?: CallOptions) => ApiResult<ExchangeReminders>
    /** Switches the reminders on, at 8:00 in an IANA time zone, or off with null. */
    readonly chooseReminders: (timeZone: string | null, options?: ReminderOptions) => ApiResult<ExchangeReminders>
    /** The investor's links and when each was opened, newest first. */
    readonly shares: (options?: CallOptions) => ApiResult<ExchangeShare[]>
    /**
     * Shares content that the browser has encrypted, in base64url. The key belongs into the fragment of the link, which
     * no server sees. Fails with 409 `too_many_shares`.
     */
    readonly share: (ciphertext: string, options?: CallOptions) => ApiResult<ExchangeShare>
    /** Withdraws a link and deletes its content. */
    readonly withdrawShare: (id: string, options?: CallOptions) => ApiResult<null>
    /** The encrypted content of a link; needs no session, counts as an open. Fails with 410 once the link has ended. */
    readonly openShare: (id: string, options?: CallOptions) => ApiResult<SharedExchange>
  }
  readonly verdicts: {
    /** Counts a verdict that was shown, by its rule number from 1 to 11; sent without a token. */
    readonly count: (rule: number, options?: CallOptions) => ApiResult<null>
    /** How often each verdict was shown, by month, newest first. */
    readonly list: (options?: CallOptions) => ApiResult<VerdictCount[]>
  }
  readonly contact: {
    /** Sends a contact form message; needs no session. */
    readonly send: (message: ContactMessage, options?: ContactOptions) => ApiResult<ContactReceipt>
  }
}
