import type { ConsentKind } from '@dst/content/consents'
import type { ConsultationRequest, Investor, PhoneSource } from '@dst/contracts'
import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import type { QuestionnaireAnswers } from '@dst/domain/questionnaire'
import type { Tier } from '@dst/domain/tiers'

/** One version of a request, to be delivered to the partner. */
export interface LeadVersion {
  requestId: string
  version: number
}

/** A consent as it can be shared with the firm that it names. */
export interface StoredConsent {
  kind: ConsentKind
  version: string
  /** SHA-256 of the text, hex. */
  hash: string
  words: string
  givenAt: string
  /** BCP 47. */
  language: string
  /** Path of the page where it was given; null if the page did not say. */
  page: string | null
  /** The number to be contacted at; absent if the consent names none. */
  number?: string
  /** Where the server took the number from. */
  source?: PhoneSource
}

/**
 * What the partner learns about a person who consented: created once, with the consent, and sent unchanged. The consent
 * text names every part of it.
 */
export interface Lead {
  person: { firstName: string; lastName: string; email: string; phoneNumber: string | null }
  contact: {
    method: ConsultationRequest['preferredContactMethod']
    time: ConsultationRequest['bestContactTime']
    textMessages: boolean
    /** IANA time zone that `time` is meant in; absent if unknown. */
    timeZone?: string
  }
  notes: string | null
  /** Facts of the exchange that the person chose to add; absent if none. */
  facts?: ExchangeFacts
  answers: Partial<QuestionnaireAnswers>
  score: number
  tier: Tier
  accredited: Investor['accredited']
  /** 3, 5 or 8, from the person's self-assessment; null when unknown. */
  riskInput: number | null
  consent: Pick<StoredConsent, 'version' | 'hash' | 'givenAt'>
  /** Each consent that is in force, as it was given; absent in leads from before they were listed. */
  consents?: StoredConsent[]
  /** What the partner reported that the person wants no more, unless they agreed to it again; absent if nothing. */
  optedOut?: { from: 'calls' | 'text'; at: string }[]
}
