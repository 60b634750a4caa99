import type { DeliveryAttempt, DeliveryChannel, DeskRole, LeadAction } from '@dst/contracts/desk'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Immutable, Timestamp } from './column-kinds.ts'

/** Who works at the desk. The role stands in the account's app metadata too; both must say the same. */
export interface DeskMembersTable {
  /** The account at the auth service. */
  userId: string
  email: string
  role: DeskRole
  /** CRD number and name of the firm that a partner belongs to; null for staff. */
  firmCrd: string | null
  firmName: string | null
  invitedAt: Timestamp
  /** When the member lost access; the row stays for the entries that name it. */
  removedAt: Date | null
}

/** A session of the auth service that is used at the desk, where it ends sooner than elsewhere. */
export interface DeskSessionsTable {
  sessionId: string
  userId: string
  /** When its user signed in. */
  beganAt: Date
  usedAt: Date
}

/** What a member of the firm reported about a lead, which takes effect once it can no longer be undone. */
export interface DeskActionsTable {
  id: Generated<string>
  requestId: Immutable<string>
  memberId: Immutable<string>
  /** The member's firm at that time. */
  firmCrd: Immutable<string>
  action: JSONColumnType<LeadAction, string, never>
  idempotencyKey: Immutable<string>
  /** The version of the request that the member saw. */
  version: Immutable<number>
  at: Immutable<Date>
  effectiveAt: Immutable<Date>
  /** `void`: by the time it was due, the lead had changed. */
  state: Generated<'pending' | 'done' | 'undone' | 'void'>
  /** When it was done, undone or found void. */
  settledAt: Date | null
}

/** One attempt to deliver something about a request: codes and numbers, which outlive the request. */
export interface DeliveryAttemptsTable {
  id: GeneratedAlways<string>
  requestId: Immutable<string>
  jobId: Immutable<string>
  /** Which attempt of the job; one that is missing was cut short by the end of its process. */
  attempt: Immutable<number>
  channel: Immutable<DeliveryChannel>
  what: Immutable<DeliveryAttempt['what']>
  /** The version of the request; of an appointment its sequence. */
  version: Immutable<number>
  outcome: Immutable<DeliveryAttempt['outcome']>
  /** A code; null for a success. */
  reason: Immutable<string | null>
  /** When it is tried again at the latest, as known after the attempt; null if it is not. */
  nextTryAt: Immutable<Date | null>
  at: ColumnType<Date, Date | undefined, never>
}

/** Who was asked by mail whether a request may go to a firm: once per request and firm. */
export interface ConsentAsksTable {
  requestId: Immutable<string>
  firmCrd: Immutable<string>
  askedBy: Immutable<string>
  askedAt: ColumnType<Date, Date | undefined, never>
}
