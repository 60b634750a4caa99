import type { FirmSchedule } from '@dst/contracts'

const partLabels = {
  timeZone: 'Time zone',
  hours: 'Weekly hours',
  closedDays: 'Closed days',
  blocked: 'Blocked times',
  conversationMinutes: 'Length of a conversation',
  meetingLink: 'Meeting link',
} as const satisfies Record<keyof FirmSchedule, string>

/** In which parts two schedules differ. */
export function differingParts(one: FirmSchedule, other: FirmSchedule): string[] {
  // The table has every key of a schedule.
  const names = Object.keys(partLabels) as (keyof FirmSchedule)[]
  return names
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map((name) => partLabels[name])
}
