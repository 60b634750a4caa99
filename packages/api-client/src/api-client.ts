import type {
  AccountSecurity,
  Appointment,
  ConsentRecord,
  Consultation,
  ConsultationReceipt,
  ConsultationRequestInput,
  ContactMessage,
  ContactReceipt,
  FaqEntry,
  Hold,
  Investor,
  MyData,
  NotificationPreferences,
  ProfileUpdate,
  QuestionnaireRecordInput,
  SlotDays,
  Submission,
  TierSync,
} from '@dst/contracts'
import type { Result } from '@dst/domain/result'
import type { ApiFailure } from './api-failure'

/** What every call takes besides its payload. */
export interface CallOptions {
  /** Ends the call with `aborted`. */
  readonly signal?: AbortSignal | undefined
}

/** Options of a consultation request. */
export interface ConsultationOptions extends CallOptions {
  /** A UUID made once per intention: repeating the call with the same key makes no second request. */
  readonly idempotencyKey: string
  /** Hash of the words beside the consent, as the page showed them (SHA-256, hex). */
  readonly shownWords?: string | undefined
}

/** Options of a consent given later. */
export interface ShareOptions extends CallOptions {
  readonly textConsent: boolean
  readonly shownWords?: string | undefined
}

/** Options of a booking. */
export interface BookOptions extends CallOptions {
  /** IANA name of the zone that the person's device is in; mails then tell the time in it. */
  readonly timeZone?: string | undefined
}

/** Options of a questionnaire submission. */
export interface SubmissionOptions extends CallOptions {
  /** A UUID made once per submission: repeating the call with the same key makes no second one. */
  readonly idempotencyKey?: string | undefined
}

/** Options of a profile save. */
export interface ProfileOptions extends CallOptions {
  /** The `version` of the record that the person saw; 409 with the present one when it has changed since. */
  readonly version?: number | undefined
}

/** Options of a contact message. */
export interface ContactOptions extends CallOptions {
  /** A UUID made once per message: repeating the call with the same key makes no second message. */
  readonly idempotencyKey?: string | undefined
}

/** The answer of a call: its value, or why there is none. Calls never reject. */
export type ApiResult<Value> = Promise<Result<Value, ApiFailure>>

/** The API of the product, one function a call. */
export interface ApiClient {
  readonly faqs: {
    /** The list of questions; never retried. */
    readonly list: (options?: CallOptions) => ApiResult<FaqEntry[]>
  }
  readonly me: {
    /** The signed-in investor; retried three times after 1, 2 and 4 seconds unless the answer is final. */
    readonly get: (options?: CallOptions) => ApiResult<Investor>
    /** Saves which messages the investor wants. */
    readonly updateNotifications: (preferences: NotificationPreferences, options?: CallOptions) => ApiResult<Investor>
    /** The investor's answers over time, the newest first. */
    readonly submissions: (options?: CallOptions) => ApiResult<Submission[]>
    /** What the investor agreed to or refused, with the words, the newest first. */
    readonly consents: (options?: CallOptions) => ApiResult<ConsentRecord[]>
    /** Everything that is stored about the investor. */
    readonly data: (options?: CallOptions) => ApiResult<MyData>
    /** Where the account is signed in and what happened to it last; null where the auth service does not tell. */
    readonly security: (options?: CallOptions) => ApiResult<AccountSecurity>
    /** Signs the account out in one browser; status 404 where it is signed out already. */
    readonly endSession: (id: string, options?: CallOptions) => ApiResult<null>
    /** Deletes the account; needs a sign-in of the last ten minutes. */
    readonly delete: (options?: CallOptions) => ApiResult<null>
  }
  readonly users: {
    /** Whether an account exists; sent without a token, its answer's body is not read. */
    readonly accountExists: (email: string, options?: CallOptions) => ApiResult<boolean>
    /** The record of the caller's own address; status 404 means a new user. */
    readonly find: (email: string, options?: CallOptions) => ApiResult<Investor>
    /** Saves the whole questionnaire record. */
    readonly saveQuestionnaire: (
      email: string,
      record: QuestionnaireRecordInput,
      options?: SubmissionOptions,
    ) => ApiResult<Investor>
    /** Saves the six profile fields; waits 15 seconds at most. */
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
    /** The investor's requests and what became of them, the newest first. */
    readonly list: (options?: CallOptions) => ApiResult<Consultation[]>
    /** Consents to share a saved request after all. */
    readonly share: (id: string, options: ShareOptions) => ApiResult<ConsultationReceipt>
    /** Takes the consent of a request back. */
    readonly withdraw: (id: string, options?: CallOptions) => ApiResult<ConsultationReceipt>
  }
  readonly slots: {
    /** The free times of the partner's next three working days. */
    readonly list: (options?: CallOptions) => ApiResult<SlotDays>
    /** Holds a time for ten minutes; a taken one is 409 with the nearest free ones in the problem's `slots`. */
    readonly hold: (start: string, options?: CallOptions) => ApiResult<Hold>
    /** Books a held time for a shared request, or moves its appointment there. */
    readonly book: (requestId: string, holdId: string, options?: BookOptions) => ApiResult<Appointment>
    /** Cancels the appointment of a request. */
    readonly cancel: (requestId: string, options?: CallOptions) => ApiResult<null>
  }
  readonly contact: {
    /** Sends a contact form message; needs no session. */
    readonly send: (message: ContactMessage, options?: ContactOptions) => ApiResult<ContactReceipt>
  }
  /**
   * Begins to fetch the checks that the first call needs, for example when somebody starts to fill in a form: a network that
   * goes away meanwhile then fails the call alone. Browsers may never fetch a script again that once failed.
   */
  readonly prepare: () => void
}
