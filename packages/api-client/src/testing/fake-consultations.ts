import type {
  Consultation,
  ConsultationReceipt,
  ConsultationRequestInput,
  Investor,
  RequestEvent,
  RequestState,
} from '@dst/contracts'
import { consultationDefaults } from '@dst/domain/parameters'
import { succeed, type Result } from '@dst/domain/result'
import { qualifiesForConsultation } from '@dst/domain/tiers'
import type { ApiFailure } from '../api-failure.ts'
import type { FakeConsents } from './fake-consents.ts'
import { refuse } from './fake-refusal.ts'
import type { FakeStamps } from './fake-stamps.ts'
import { samplePartner } from './sample-consultation.ts'

const openStates: readonly RequestState[] = ['saved', 'queued', 'sent', 'acknowledged', 'scheduled', 'failed']
const minutesOfADay = 24 * 60

/** Consultation requests, with the rules of the API that affect what a screen shows. */
export class FakeConsultations {
  /** Newest first. */
  all: readonly Consultation[]
  readonly #stamps: FakeStamps
  readonly #consents: FakeConsents
  readonly #sent = new Map<string, { readonly id: string; readonly payload: string }>()

  constructor(stamps: FakeStamps, consents: FakeConsents, earlier: readonly Consultation[]) {
    this.#stamps = stamps
    this.#consents = consents
    this.all = earlier
  }

  /** Creates a request, or changes the open one; once per key. */
  request(investor: Investor, request: ConsultationRequestInput, key: string): Result<ConsultationReceipt, ApiFailure> {
    if (investor.dstSegment === null) return refuse('questionnaire_incomplete')
    if (!qualifiesForConsultation(investor.dstSegment)) return refuse('tier_not_eligible')
    const payload = JSON.stringify(request)
    const earlier = this.#sent.get(key)
    const repeated = earlier && this.find(earlier.id)
    if (repeated) return earlier.payload === payload ? succeed(receiptOf(repeated)) : refuse('idempotency_key_reused')
    const details = detailsOf(request, investor)
    if (needsNumber(details)) return refuseNumber()
    const open = this.all.find(({ state }) => openStates.includes(state))
    const asked = this.#note({ ...(open ?? this.#blank()), ...details }, open ? 'changed' : 'asked')
    this.#sent.set(key, { id: asked.id, payload })
    return succeed(receiptOf(this.#settle(asked)))
  }

  /** Gives consent to share a request that was saved without it. */
  share(id: string, textConsent: boolean): Result<ConsultationReceipt, ApiFailure> {
    const known = this.find(id)
    if (!known) return refuse('not_found')
    if (known.state !== 'saved') return succeed(receiptOf(known))
    const shared = { ...known, shareDataConsent: true, textConsent }
    return needsNumber(shared) ? refuseNumber() : succeed(receiptOf(this.#settle(this.#note(shared, 'shared'))))
  }

  /** Withdraws the consent of a request. */
  withdraw(id: string): Result<ConsultationReceipt, ApiFailure> {
    const known = this.find(id)
    if (!known) return refuse('not_found')
    if (known.state === 'withdrawn') return succeed(receiptOf(known))
    if (known.shareDataConsent) this.#consents.record({ kind: 'data-sharing', given: false, requestId: id })
    const none = { shareDataConsent: false, textConsent: false, contactBy: null, appointment: null }
    return succeed(receiptOf(this.#note({ ...known, ...none, state: 'withdrawn' }, 'withdrawn')))
  }

  /**
   * Applies an event that a test triggers: one by the partner, or by the delivery to it. Even a failed attempt may have
   * reached the partner.
   */
  happen(id: string, event: Extract<RequestEvent, RequestState>): void {
    const known = this.find(id)
    if (!known) throw new Error(`There is no request ${id}`)
    this.#note({ ...known, state: event, partnerMayHaveIt: known.partnerMayHaveIt || event !== 'withdrawn' }, event)
  }

  /** The request with this id, if there is one. */
  find(id: string): Consultation | undefined {
    return this.all.find((each) => each.id === id)
  }

  /** Replaces the appointment of a request; null removes it. */
  appoint({ id }: Consultation, appointment: Consultation['appointment']): void {
    this.all = this.all.map((each) => {
      if (each.id !== id) return each
      const event = appointment === null ? 'cancelled' : each.appointment === null ? 'booked' : 'moved'
      return { ...each, appointment, events: [...each.events, { at: this.#stamps.time(), event }] }
    })
  }

  #settle(asked: Consultation): Consultation {
    this.#consents.record({ kind: 'data-sharing', given: asked.shareDataConsent, requestId: asked.id })
    if (asked.shareDataConsent) this.#agreeToContact(asked)
    return this.#put(
      asked.shareDataConsent
        ? { ...asked, state: 'queued', contactBy: this.#stamps.time(minutesOfADay) }
        : { ...asked, state: 'saved', contactBy: null },
    )
  }

  #agreeToContact({ id: requestId, phoneNumber: phone, preferredContactMethod, textConsent }: Consultation): void {
    if (preferredContactMethod === 'phone')
      this.#consents.record({ kind: 'phone-calls', given: true, requestId, phone })
    if (textConsent) this.#consents.record({ kind: 'text-messages', given: true, requestId, phone })
  }

  #note(consultation: Consultation, event: RequestEvent): Consultation {
    return this.#put({ ...consultation, events: [...consultation.events, { at: this.#stamps.time(), event }] })
  }

  #put(consultation: Consultation): Consultation {
    const others = this.all.filter(({ id }) => id !== consultation.id)
    this.all = [consultation, ...others].toSorted((one, other) => other.requestDate.localeCompare(one.requestDate))
    return consultation
  }

  #blank(): Omit<Consultation, keyof ReturnType<typeof detailsOf>> {
    const fresh = {
      state: 'saved',
      contactBy: null,
      partner: samplePartner,
      appointment: null,
      partnerMayHaveIt: false,
    } as const
    return { id: this.#stamps.id(), requestDate: this.#stamps.time(), ...fresh, events: [] }
  }
}

function detailsOf(request: ConsultationRequestInput, investor: Investor) {
  const defaults = consultationDefaults
  return {
    preferredContactMethod: request.preferredContactMethod ?? defaults.preferredContactMethod,
    bestContactTime: request.bestContactTime ?? defaults.bestContactTime,
    shareDataConsent: request.shareDataConsent ?? defaults.shareDataConsent,
    textConsent: request.textConsent ?? false,
    phoneNumber: request.phoneNumber || request.contactInfo?.phone || investor.phoneNumber || null,
    notes: request.notes || null,
    contactTimeZone: request.contactTimeZone ?? null,
    facts: request.facts ?? null,
  }
}

type Reach = Pick<Consultation, 'shareDataConsent' | 'preferredContactMethod' | 'phoneNumber'>

function needsNumber({ shareDataConsent, preferredContactMethod, phoneNumber }: Reach): boolean {
  return shareDataConsent && preferredContactMethod !== 'email' && !phoneNumber
}

function refuseNumber(): Result<never, ApiFailure> {
  const message = 'Please enter the number to call or write to'
  return refuse('validation_failed', { issues: [{ field: 'phoneNumber', code: 'required', message }] })
}

function receiptOf({
  notes: _notes,
  appointment: _appointment,
  partnerMayHaveIt: _mayHaveIt,
  events: _events,
  ...receipt
}: Consultation): ConsultationReceipt {
  return receipt
}
