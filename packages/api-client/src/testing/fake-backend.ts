import type {
  AccountSecurity,
  ConsentRecord,
  Consultation,
  ConsultationReceipt,
  ConsultationRequestInput,
  ContactReceipt,
  FaqEntry,
  Investor,
  MyData,
  NotificationPreferences,
  ProfileUpdate,
  QuestionnaireRecordInput,
  Submission,
} from '@dst/contracts'
import { succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from '../api-failure'
import { FakeConsents } from './fake-consents'
import { FakeConsultations } from './fake-consultations'
import { fakeData } from './fake-data'
import { refuse } from './fake-refusal'
import { FakeSecurity } from './fake-security'
import { FakeSlots } from './fake-slots'
import { FakeStamps } from './fake-stamps'
import { FakeSubmissions } from './fake-submissions'
import { newInvestor } from './sample-investor'

/** What the fake starts with. */
export interface FakeBackendOptions {
  /** The signed-in investor; null when nobody is signed in. A new investor unless told. */
  readonly investor?: Investor | null
  readonly faqs?: readonly FaqEntry[]
  /** Addresses that have an account, besides the investor's own. */
  readonly accounts?: readonly string[]
  /** What the investor did before, each list with the newest first. */
  readonly submissions?: readonly Submission[]
  readonly consultations?: readonly Consultation[]
  readonly consents?: readonly ConsentRecord[]
  /** Where the account is signed in and what happened to it; two browsers unless told. */
  readonly security?: AccountSecurity
  readonly now?: () => Date
}

/** What the fake keeps in memory, with the rules of the real API that a screen can notice. */
export class FakeBackend {
  investor: Investor | null
  readonly faqs: readonly FaqEntry[]
  readonly submissions: FakeSubmissions
  readonly consents: FakeConsents
  readonly consultations: FakeConsultations
  readonly slots: FakeSlots
  readonly security: FakeSecurity
  readonly #accounts: ReadonlySet<string>
  readonly #stamps: FakeStamps

  constructor({
    investor = newInvestor,
    faqs = [],
    accounts = [],
    now = () => new Date(),
    ...earlier
  }: FakeBackendOptions) {
    this.investor = investor
    this.faqs = faqs
    this.#accounts = new Set([...accounts, ...(investor ? [investor.email] : [])].map((email) => email.toLowerCase()))
    this.#stamps = new FakeStamps(now)
    this.submissions = new FakeSubmissions(this.#stamps, earlier.submissions ?? [])
    this.consents = new FakeConsents(this.#stamps, earlier.consents ?? [])
    this.consultations = new FakeConsultations(this.#stamps, this.consents, earlier.consultations ?? [])
    this.security = new FakeSecurity(earlier.security)
    this.slots = new FakeSlots(this.#stamps, this.consultations)
  }

  accountExists(email: string): boolean {
    return this.#accounts.has(email.toLowerCase())
  }

  /** The signed-in investor, when the address is their own. */
  own(email: string | undefined = this.investor?.email): Result<Investor, ApiFailure> {
    if (!this.investor) return refuse('unauthenticated')
    return email?.toLowerCase() === this.investor.email.toLowerCase() ? succeed(this.investor) : refuse('forbidden')
  }

  /** Answers a call of the signed-in investor. */
  asInvestor<Value>(answer: (investor: Investor) => Result<Value, ApiFailure>): Result<Value, ApiFailure> {
    const own = this.own()
    return own.ok ? answer(own.value) : own
  }

  saveProfile(email: string, profile: ProfileUpdate, version: number | undefined): Result<Investor, ApiFailure> {
    const own = this.own(email)
    if (!own.ok) return own
    if (version !== undefined && version !== own.value.version)
      return refuse('version_conflict', { current: own.value })
    return this.#change(own.value, { ...profile, email })
  }

  updateNotifications(preferences: NotificationPreferences): Result<Investor, ApiFailure> {
    return this.asInvestor((investor) => {
      for (const kind of ['emailNotifications', 'smsNotifications', 'marketingNotifications'] as const) {
        if (investor[kind] !== preferences[kind]) this.consents.record({ kind, given: preferences[kind] })
      }
      return this.#change(investor, preferences)
    })
  }

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

  requestConsultation(request: ConsultationRequestInput, key: string): Result<ConsultationReceipt, ApiFailure> {
    return this.asInvestor((investor) => {
      const outcome = this.consultations.request(investor, request, key)
      if (!outcome.ok) return outcome
      const { phoneNumber, shareDataConsent } = outcome.value
      this.#change(investor, { phoneNumber: phoneNumber ?? investor.phoneNumber, shareWithVc: shareDataConsent })
      return outcome
    })
  }

  /** Everything that is stored about the investor. */
  data(): Result<MyData, ApiFailure> {
    const { submissions, consultations, consents } = this
    const lists = { submissions: submissions.all, consultations: consultations.all, consents: consents.all }
    return this.asInvestor((investor) => succeed(fakeData({ writtenAt: this.#stamps.time(), investor, ...lists })))
  }

  /** Deletes the account: whoever was signed in is no longer. */
  delete(): Result<null, ApiFailure> {
    return this.asInvestor(() => {
      this.investor = null
      return succeed(null)
    })
  }

  receiveContactMessage(): Result<ContactReceipt, ApiFailure> {
    return succeed({ id: this.#stamps.id(), receivedAt: this.#stamps.time() })
  }

  #change(investor: Investor, changes: Partial<Investor>): Result<Investor, ApiFailure> {
    this.investor = { ...investor, ...changes, updatedAt: this.#stamps.time(), version: investor.version + 1 }
    return succeed(this.investor)
  }
}
