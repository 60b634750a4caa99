import type { Partner, PhoneSource, RequestEvent, RequestState, SubmittedChoices } from '@dst/contracts'
import type { DeclineReason, LeadOutcome } from '@dst/contracts/desk'
import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import type { Tier } from '@dst/domain/tiers'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Immutable, Timestamp } from './column-kinds.ts'
import type { Lead } from './lead.ts'
import type { PartnerChannel } from '../config/partner-config.ts'

export interface ConsultationRequestsTable {
  id: Generated<string>
  investorId: string
  preferredContactMethod: 'phone' | 'email' | 'text'
  bestContactTime: 'morning' | 'afternoon' | 'evening' | 'anytime'
  shareDataConsent: boolean
  textConsent: boolean
  phoneNumber: string | null
  /** Where the server took the number from; null without one, or before it was recorded. */
  phoneSource: PhoneSource | null
  notes: string | null
  /** Facts of the exchange that the person added. */
  facts: JSONColumnType<ExchangeFacts, string | null | undefined, string | null> | null
  score: number
  tier: Tier
  state: Generated<RequestState>
  /** When the partner intends to get in touch at the latest. */
  contactBy: Date | null
  /** The partner firm at the time of consent. */
  partner: JSONColumnType<Partner, string, string> | null
  /** A snapshot of what the person agreed to share; nothing else is ever sent. Null without consent. */
  lead: JSONColumnType<Lead, string, string> | null
  /** Incremented with each change; the partner uses it to distinguish repeats from changes. */
  version: Generated<number>
  /** The newest version that each channel has delivered. */
  webhookVersion: Generated<number>
  mailVersion: Generated<number>
  /** The newest version sent through each channel, whether or not delivery was confirmed. */
  webhookTried: Generated<number>
  mailTried: Generated<number>
  /** The newest version that somebody of the firm has opened at the desk; 0 once there is no lead. */
  deskVersion: Generated<number>
  /** CRD number in `partner`. */
  firmCrd: ColumnType<string | null, never, never>
  /** When the firm means to try again, after it did not reach the person. */
  againAt: Date | null
  outcome: LeadOutcome | null
  declined: DeclineReason | null
  /** What an open lead is sorted by at the desk: infinite if nothing is due, null once it has ended or is not shared. */
  dueAt: ColumnType<Date | null, never, never>
  /** When a shared request ended, for the firm; set with the state unless it is given. */
  endedAt: Date | null
  sharedAt: Date | null
  acknowledgedAt: Date | null
  /** When the operator was alerted that nobody has acknowledged it. */
  alertedAt: Date | null
  /** Time zone that `bestContactTime` is meant in. */
  contactTimeZone: string | null
  /** Time zone of the device that booked the appointment, for emails about it. */
  timeZone: string | null
  requestedAt: Timestamp
}

/** One row per submission, with its idempotency key, which distinguishes a repeat from a change. */
export interface ConsultationSubmissionsTable {
  id: Generated<string>
  /** Null once the account is deleted, and with it the key and the fingerprint. */
  investorId: ColumnType<string | null, string, never>
  requestId: Immutable<string>
  idempotencyKey: Immutable<string | null>
  /** SHA-256 of the submitted data, hex. */
  fingerprint: ColumnType<string | null, string, never>
  /** What was chosen and ticked, without any value; null before it was recorded. */
  choices: JSONColumnType<SubmittedChoices, string, never> | null
  submittedAt: ColumnType<Date, Date | undefined, never>
}

/** Events of a request; rows are never updated. */
export interface ConsultationEventsTable {
  id: GeneratedAlways<string>
  requestId: Immutable<string>
  event: Immutable<RequestEvent>
  channel: Immutable<PartnerChannel | null>
  version: Immutable<number>
  at: ColumnType<Date, Date | undefined, never>
}
