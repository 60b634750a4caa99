import type { ConsentRecord } from '@dst/contracts'
import type { FakeStamps } from './fake-stamps.ts'
import { samplePartner } from './sample-consultation.ts'

/** One choice to record. */
export interface FakeConsent {
  /** Such as `emailNotifications`, `exchange-reminders` or `data-sharing`. */
  readonly kind: string
  readonly given: boolean
  /** The request whose consent shares data with the partner. */
  readonly requestId?: string
  /** The number of a consent to be contacted at one. */
  readonly phone?: string | null
}

/** The consent ledger, newest first. */
export class FakeConsents {
  readonly all: ConsentRecord[]
  readonly #stamps: FakeStamps

  constructor(stamps: FakeStamps, earlier: readonly ConsentRecord[]) {
    this.#stamps = stamps
    this.all = [...earlier]
  }

  /** Adds a choice made now; the partner is its recipient if it belongs to a request. */
  record({ kind, given, requestId, phone = null }: FakeConsent): void {
    this.all.unshift({
      id: this.#stamps.id(),
      at: this.#stamps.time(),
      kind,
      given,
      reason: 'choice',
      recipient: requestId === undefined ? null : samplePartner,
      version: 'sample',
      words: `The words beside the box for ${kind}.`,
      language: 'en',
      page: null,
      phoneNumber: phone,
      source: phone === null ? null : 'request_form',
      consultationRequestId: requestId ?? null,
    })
  }
}
