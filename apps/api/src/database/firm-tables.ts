import type { FirmSchedule } from '@dst/contracts'
import type { JSONColumnType } from 'kysely'

/** When a partner firm can be talked to. A firm without a row works as the content package says. */
export interface FirmSchedulesTable {
  /** The firm's number in the Central Registration Depository. */
  firm: string
  /** IANA time zone of hours and closed days. */
  timeZone: string
  hours: JSONColumnType<FirmSchedule['hours'], string, string>
  closedDays: JSONColumnType<FirmSchedule['closedDays'], string, string>
  blocked: JSONColumnType<FirmSchedule['blocked'], string, string>
  conversationMinutes: number
  /** Standing link at which conversations can take place. */
  meetingLink: string | null
  /** Incremented with each save. */
  version: number
  updatedAt: Date
  /** Account of whoever saved it; null for an operator's program. */
  updatedBy: string | null
}
