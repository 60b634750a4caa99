import type { PartnerFirm } from '@dst/content/partner'
import type { FirmSchedule } from '@dst/contracts'

/** What the content package says about when a firm works. */
export type ScheduledFirm = Pick<PartnerFirm, 'crd' | 'timeZone' | 'hours' | 'holidays' | 'conversationMinutes'>

/** The schedule of a firm that has saved none: nothing is blocked, and there is no link. */
export function contentSchedule({ timeZone, hours, holidays, conversationMinutes }: ScheduledFirm): FirmSchedule {
  return { timeZone, hours, closedDays: [...holidays], blocked: [], conversationMinutes, meetingLink: null }
}
