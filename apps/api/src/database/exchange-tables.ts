import type { ExchangeFile } from '@dst/domain/exchange-file'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Immutable, Timestamp } from './column-kinds.ts'

/** The exchange file of an account, at most one each. */
export interface ExchangeFilesTable {
  investorId: Immutable<string>
  file: JSONColumnType<ExchangeFile, string, string>
  /** Another number with each change, never used twice. */
  version: Generated<number>
  createdAt: ColumnType<Date, Date | undefined, never>
  updatedAt: Timestamp
}

/** Reminders of the deadlines of a saved file, for whoever has ever switched them on. */
export interface ExchangeRemindersTable {
  investorId: Immutable<string>
  /** IANA name; null while they are off. */
  timeZone: string | null
  /** When the file is looked at next: the hour of reminders, in the time zone. Null while they are off. */
  checkAt: Date | null
  /** The day of the last one, as yyyy-mm-dd, in the time zone of then. */
  remindedOn: string | null
}

/** Links that show what a browser has encrypted. */
export interface ExchangeSharesTable {
  /** 24 random bytes, base64url. */
  id: string
  investorId: Immutable<string>
  /** Null once the link has ended. */
  ciphertext: string | null
  createdAt: Immutable<Date>
  expiresAt: Immutable<Date>
  withdrawnAt: Date | null
}

/** When a link was opened, and nothing about who did. */
export interface ExchangeShareOpensTable {
  id: Generated<string>
  shareId: Immutable<string>
  openedAt: Immutable<Date>
}

/** How often each verdict was shown in a month (UTC). */
export interface VerdictCountsTable {
  /** As yyyy-mm. */
  month: string
  rule: number
  shown: Generated<number>
}
