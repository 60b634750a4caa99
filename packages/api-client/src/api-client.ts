import type {
  ConsultationReceipt,
  ConsultationRequestInput,
  ContactMessage,
  ContactReceipt,
  FaqEntry,
  Investor,
  NotificationPreferences,
  ProfileUpdate,
  QuestionnaireRecordInput,
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
  }
  readonly users: {
    /** Whether an account exists; sent without a token, its answer's body is not read. */
    readonly accountExists: (email: string, options?: CallOptions) => ApiResult<boolean>
    /** The record of the caller's own address; status 404 means a new user. */
    readonly find: (email: string, options?: CallOptions) => ApiResult<Investor>
    /** Saves the whole questionnaire record. */
    readonly saveQuestionnaire: (email: string, record: QuestionnaireRecordInput, options?: CallOptions) => ApiResult<Investor>
    /** Saves the six profile fields; waits 15 seconds at most. */
    readonly saveProfile: (email: string, profile: ProfileUpdate, options?: CallOptions) => ApiResult<Investor>
    /** Copies tier and score to the auth user; callers may ignore a failure. */
    readonly syncTier: (sync: TierSync, options?: CallOptions) => ApiResult<null>
  }
  readonly consultations: {
    /** Asks the advisor partner to get in touch. */
    readonly request: (payload: ConsultationRequestInput, options: ConsultationOptions) => ApiResult<ConsultationReceipt>
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
