import type {
  AccountSecurity,
  Agreement,
  ConsentRecord,
  Consultation,
  ConsultationReceipt,
  ConsultationRequestInput,
  ContactReceipt,
  ExchangeReminders,
  ExchangeShare,
  FaqEntry,
  Investor,
  MyData,
  NotificationPreferences,
  ProfileUpdate,
  QuestionnaireRecordInput,
  SavedExchangeFile,
  Submission,
} from '@dst/contracts'
import { newInvestor } from '@dst/contracts/sample-investor'
import { succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from '../api-failure.ts'
import { FakeConsents } from './fake-consents.ts'
import { FakeConsultations } from './fake-consultations.ts'
import { fakeData } from './fake-data.ts'
import { FakeExchange } from './fake-exchange.ts'
import { refuse } from './fake-refusal.ts'
import { FakeSecurity } from './fake-security.ts'
import { FakeSlots } from './fake-slots.ts'
import { FakeStamps } from './fake-stamps.ts'
import { FakeSubmissions } from './fake-submissions.ts'
import { FakeVerdicts } from './fake-verdicts.ts'

/** Initial state of the fake. */
export interface FakeBackendOptions {
  /** The signed-in investor; null when nobody is signed in. Defaults to a new investor. */
  readonly investor?: Investor | null
  readonly faqs?: readonly FaqEntry[]
  /** Whether the list of FAQ entries may be out of date. */
  readonly faqsAreStale?: boolean
  /** Email addresses that have an account, in addition to the investor's own. */
  readonly accounts?: readonly string[]
  /** The investor's history, each list newest first. */
  readonly submissions?: readonly Submission[]
  readonly consultations?: readonly Consultation[]
  readonly consents?: readonly ConsentRecord[]
  /** The account's sessions and security events; two browsers by default. */
  readonly security?: AccountSecurity
  /** The saved exchange file; none by default. */
  readonly exchangeFile?: SavedExchangeFile
  /** Links that were shared, newest first. */
  readonly exchangeShares?: readonly ExchangeShare[]
  /** The time zone of reminders that are on; off by default. */
  readonly reminderZone?: string
  /** The version of the terms that the investor is asked to agree to; none by default. */
  readonly asked?: Agreement['asked']
  /** The time of every stamp; defaults to the machine's. Fix it for a stable picture. */
  readonly now?: () => Date
}

/** The in-memory state of the fake, with the rules of the real API that affect what a screen shows. */
export class FakeBackend {
  investor: Investor | null
  readonly faqs: readonly FaqEntry[]
  faqsAreStale: boolean
  readonly submissions: FakeSubmissions
  readonly consents: FakeConsents
  readonly consultations: FakeConsultations
  readonly slots: FakeSlots
  readonly security: FakeSecurity
  readonly exchange: FakeExchange
  readonly verdicts: FakeVerdicts
  asked: Agreement['asked']
  readonly #accounts: ReadonlySet<string>
  readonly #stamps: FakeStamps

  constructor({
    investor = newInvestor,
    faqs = [],
    faqsAreStale = false,
    accounts = [],
    now = () => new Date(),
    ...earlier
  }: FakeBackendOptions) {
    this.investor = investor
    this.faqs = faqs
    this.faqsAreStale = faqsAreStale
    this.#accounts = new Set([...accounts, ...(investor ? [investor.email] : [])].map((email) => email.toLowerCase()))
    this.#stamps = new FakeStamps(now)
    this.asked = earlier.asked ?? null
    this.submissions = new FakeSubmissions(this.#stamps, earlier.submissions ?? [])
    this.consents = new FakeConsents(this.#stamps, earlier.consents ?? [])
    this.consultations = new FakeConsultations(this.#stamps, this.consents, earlier.consultations ?? [])
    this.security = new FakeSecurity(earlier.security)
    this.exchange = new FakeExchange(this.#stamps, {
      saved: earlier.exchangeFile,
      shares: earlier.exchangeShares,
      reminderZone: earlier.reminderZone,
    })
    this.verdicts = new FakeVerdicts(this.#stamps)
    this.slots = new FakeSlots(this.#stamps, this.consultations)
  }

  /** Whether the address has an account, without regard to case. */
  accountExists(email: string): boolean {
    return this.#accounts.has(email.toLowerCase())
  }

  /** The signed-in investor, if the email address is their own. */
  own(email: string | undefined = this.investor?.email): Result<Investor, ApiFailure> {
    if (!this.investor) return refuse('unauthenticated')
    return email?.toLowerCase() === this.investor.email.toLowerCase() ? succeed(this.investor) : refuse('forbidden')
  }

  /** Handles a call by the signed-in investor. */
  asInvestor<Value>(answer: (investor: Investor) => Result<Value, ApiFailure>): Result<Value, ApiFailure> {
    const own = this.own()
    return own.ok ? answer(own.value) : own
  }

  /** Saves the profile fields; fails with 409 `version_conflict` and the current record for an older version. */
  saveProfile(email: string, profile: ProfileUpdate, version: number | undefined): Result<Investor, ApiFailure> {
    const own = this.own(email)
    if (!own.ok) return own
    if (version !== undefined && version !== own.value.version)
      return refuse('version_conflict', { current: own.value })
    return this.#change(own.value, { ...profile, email })
  }

  /** Saves the preferences and records each changed one as a consent. */
  updateNotifications(preferences: NotificationPreferences): Result<Investor, ApiFailure> {
    return this.asInvestor((investor) => {
      for (const kind of ['emailNotifications', 'smsNotifications', 'marketingNotifications'] as const) {
        if (investor[kind] !== preferences[kind]) this.consents.record({ kind, given: preferences[kind] })
      }
      return this.#change(investor, preferences)
    })
  }

  /** Agrees to the version that is asked about, which is recorded as a consent; other words change nothing. */
  agree(words: string): Result<Agreement, ApiFailure> {
    return this.asInvestor(() => {
      if (this.asked?.words === words) {
        this.consents.record({ kind: 'terms', given: true })
        this.asked = null
      }
      return succeed({ asked: this.asked })
    })
  }

  /** Switches the reminders, which is recorded as a consent. */
  chooseReminders(timeZone: string | null): Result<ExchangeReminders, ApiFailure> {
    return this.asInvestor(() => {
      const given = timeZone !== null
      if (given !== (this.exchange.reminderZone !== null)) this.consents.record({ kind: 'exchange-reminders', given })
      this.exchange.reminderZone = timeZone
      return succeed(this.exchange.reminders())
    })
  }

  /**
   * Scores and saves the answers as the API does. A repeated key changes nothing; with other answers it fails with
   * `idempotency_key_reused`.
   */
  saveQuestionnaire(
    email: string,
    record: QuestionnaireRecordInput,
    key: string | undefined,
  ): Result<Investor, ApiFailure> {
    const own = this.own(email)
    if (!own.ok) return own
    const taken = this.submissions.take(own.value, record, key)
    if (taken === 'key_reused') return refuse('idempotency_key_reused')
    return taken === 'repeated' ? own : this.#change(own.value, taken)
  }

  /** Creates a request, or changes the open one, and copies its phone number and consent to the investor. */
  requestConsultation(request: ConsultationRequestInput, key: string): Result<ConsultationReceipt, ApiFailure> {
    return this.asInvestor((investor) => {
      const outcome = this.consultations.request(investor, request, key)
      if (!outcome.ok) return outcome
      const { phoneNumber, shareDataConsent } = outcome.value
      this.#change(investor, { phoneNumber: phoneNumber ?? investor.phoneNumber, shareWithVc: shareDataConsent })
      return outcome
    })
  }

  /** All data stored about the investor. */
  data(): Result<MyData, ApiFailure> {
    const { submissions, consultations, consents } = this
    const lists = { submissions: submissions.all, consultations: consultations.all, consents: consents.all }
    return this.asInvestor((investor) =>
      succeed({
        ...fakeData({ writtenAt: this.#stamps.time(), investor, ...lists }),
        ...this.exchange.data(),
      }),
    )
  }

  /** Deletes the account and signs the investor out. */
  delete(): Result<null, ApiFailure> {
    return this.asInvestor(() => {
      this.investor = null
      return succeed(null)
    })
  }

  /** A receipt with a new id; the message itself is only in the fake's `calls`. */
  receiveContactMessage(): Result<ContactReceipt, ApiFailure> {
    return succeed({ id: this.#stamps.id(), receivedAt: this.#stamps.time() })
  }

  #change(investor: Investor, changes: Partial<Investor>): Result<Investor, ApiFailure> {
    this.investor = { ...investor, ...changes, updatedAt: this.#stamps.time(), version: investor.version + 1 }
    return succeed(this.investor)
  }
}
