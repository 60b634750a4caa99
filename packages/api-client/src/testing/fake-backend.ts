import type {
  ConsultationReceipt,
  ConsultationRequestInput,
  ContactReceipt,
  FaqEntry,
  Investor,
  ProblemCode,
  QuestionnaireRecordInput,
} from '@dst/contracts'
import { consultationDefaults, passiveImportanceDefault } from '@dst/domain/parameters'
import { riskTolerance } from '@dst/domain/questionnaire'
import { fail, succeed, type Result } from '@dst/domain/result'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { qualifiesForConsultation, tierForScore } from '@dst/domain/tiers'
import type { ApiFailure } from '../api-failure'
import { newInvestor } from './sample-investor'

/** What the fake starts with. */
export interface FakeBackendOptions {
  /** The signed-in investor; null when nobody is signed in. A new investor unless told. */
  readonly investor?: Investor | null
  readonly faqs?: readonly FaqEntry[]
  /** Addresses that have an account, besides the investor's own. */
  readonly accounts?: readonly string[]
  readonly now?: () => Date
}

/** What the fake keeps in memory, with the rules of the real API that a screen can notice. */
export class FakeBackend {
  investor: Investor | null
  readonly faqs: readonly FaqEntry[]
  readonly #accounts: ReadonlySet<string>
  readonly #now: () => Date
  readonly #receipts = new Map<string, ConsultationReceipt>()
  #lastId = 0

  constructor({ investor = newInvestor, faqs = [], accounts = [], now = () => new Date() }: FakeBackendOptions) {
    this.investor = investor
    this.faqs = faqs
    this.#accounts = new Set([...accounts, ...(investor ? [investor.email] : [])].map((email) => email.toLowerCase()))
    this.#now = now
  }

  accountExists(email: string): boolean {
    return this.#accounts.has(email.toLowerCase())
  }

  /** The signed-in investor, when the address is their own. */
  own(email: string | undefined = this.investor?.email): Result<Investor, ApiFailure> {
    if (!this.investor) return refuse(401, 'unauthenticated', 'Please log in to continue.')
    if (email?.toLowerCase() !== this.investor.email.toLowerCase()) {
      return refuse(403, 'forbidden', 'You do not have permission to update this profile.')
    }
    return succeed(this.investor)
  }

  change(email: string | undefined, changes: Partial<Investor>): Result<Investor, ApiFailure> {
    const own = this.own(email)
    if (!own.ok) return own
    this.investor = { ...own.value, ...changes, updatedAt: this.#time() }
    return succeed(this.investor)
  }

  saveQuestionnaire(email: string, record: QuestionnaireRecordInput): Result<Investor, ApiFailure> {
    const passiveImportance = record.passiveImportance ?? passiveImportanceDefault.value
    const { score } = scoreQuestionnaire({ ...record, passiveImportance })
    const { accredited, saleStatus, equityBracket, horizon, returnNeed, location, propertyType } = record
    const { mortgageBracket, prior1031, qiReady, emailNotifications, smsNotifications, marketingNotifications } = record
    return this.change(email, {
      accredited,
      saleStatus,
      equityBracket,
      horizon,
      returnNeed,
      propertyType,
      mortgageBracket,
      prior1031,
      qiReady,
      emailNotifications,
      smsNotifications,
      marketingNotifications,
      passiveImportance,
      location: this.investor?.location ?? location,
      riskTolerance: riskTolerance(record.riskBehavior),
      dstScore: score,
      dstSegment: tierForScore(score),
      questionnaireCompletedAt: this.#time(),
    })
  }

  requestConsultation(request: ConsultationRequestInput, key: string): Result<ConsultationReceipt, ApiFailure> {
    const own = this.own()
    if (!own.ok) return own
    const { dstSegment } = own.value
    if (dstSegment === null || !qualifiesForConsultation(dstSegment)) {
      return refuse(403, 'tier_not_eligible', 'Consultations are open to the gold and silver tiers.')
    }
    const defaults = consultationDefaults.value
    const receipt = this.#receipts.get(key) ?? {
      id: this.#id(),
      requestDate: this.#time(),
      preferredContactMethod: request.preferredContactMethod ?? defaults.preferredContactMethod,
      bestContactTime: request.bestContactTime ?? defaults.bestContactTime,
      shareDataConsent: request.shareDataConsent ?? defaults.shareDataConsent,
    }
    this.#receipts.set(key, receipt)
    return succeed(receipt)
  }

  receiveContactMessage(): Result<ContactReceipt, ApiFailure> {
    return succeed({ id: this.#id(), receivedAt: this.#time() })
  }

  #time(): string {
    return this.#now().toISOString()
  }

  #id(): string {
    this.#lastId += 1
    return `00000000-0000-4000-8000-${String(this.#lastId).padStart(12, '0')}`
  }
}

function refuse(status: number, code: ProblemCode, message: string): Result<never, ApiFailure> {
  return fail({ kind: 'http', status, code, message, requestId: 'fake' })
}
