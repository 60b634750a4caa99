import type { DeskRole, LeadAction } from '@dst/contracts/desk'
import type { Generated, JSONColumnType } from 'kysely'
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
