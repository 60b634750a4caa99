import type { DeskRole } from '@dst/contracts/desk'
import type { Timestamp } from './column-kinds.ts'

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
