import { declineReasons, leadOutcomes, type DeclineReason, type DeskWeek, type LeadOutcome } from '@dst/contracts/desk'
import { tierLabels, tiers, type Tier } from '@dst/domain/tiers'

/** Counts of any number of weeks and tiers; medians, such as the hours to the call, can't be added up. */
export type WeekSums = Omit<DeskWeek, 'week' | 'tier' | 'hoursToCall'>

/** Adds counts up. */
export function sumOf(weeks: readonly DeskWeek[]): WeekSums {
  const total = (count: (week: DeskWeek) => number) => weeks.reduce((sum, week) => sum + count(week), 0)
  return {
    requests: total(({ requests }) => requests),
    shared: total(({ shared }) => shared),
    acknowledged: total(({ acknowledged }) => acknowledged),
    acknowledgedInTime: total(({ acknowledgedInTime }) => acknowledgedInTime),
    called: total(({ called }) => called),
    withdrawn: total(({ withdrawn }) => withdrawn),
    outcomes: recordOf(leadOutcomes, (outcome: LeadOutcome) => total(({ outcomes }) => outcomes[outcome])),
    declined: recordOf(declineReasons, (reason: DeclineReason) => total(({ declined }) => declined[reason])),
  }
}

/** How many requests the firm declined, for whatever reason. */
export function declinedCount({ declined }: Pick<WeekSums, 'declined'>): number {
  return declineReasons.reduce((sum, reason) => sum + declined[reason], 0)
}

/** The share of what was shared that the firm confirmed within the promised time; a dash where nothing was shared. */
export function inTimeShare({ acknowledgedInTime, shared }: Pick<WeekSums, 'acknowledgedInTime' | 'shared'>): string {
  return shared === 0 ? '–' : `${Math.round((acknowledgedInTime / shared) * 100)}%`
}

/** The sums of each tier that has any requests, and of all. */
export function totalsOf(weeks: readonly DeskWeek[]): { label: string; sums: WeekSums }[] {
  const present = tiers.filter((tier) => weeks.some((week) => week.tier === tier))
  const ofTier = (tier: Tier) => sumOf(weeks.filter((week) => week.tier === tier))
  return [
    ...(present.length > 1
      ? present.map((tier) => ({ label: `All weeks, ${tierLabels[tier]}`, sums: ofTier(tier) }))
      : []),
    { label: 'All weeks', sums: sumOf(weeks) },
  ]
}

/** All tiers of each week together, in the order of the weeks. */
export function sumsByWeek(weeks: readonly DeskWeek[]): { week: string; sums: WeekSums }[] {
  return [...new Set(weeks.map(({ week }) => week))].map((week) => ({
    week,
    sums: sumOf(weeks.filter((each) => each.week === week)),
  }))
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The day on which a week begins, such as "Nov 16, 2026". */
export function weekLabel(week: string): string {
  return day.format(new Date(week))
}

function recordOf<Key extends string>(keys: readonly Key[], valueOf: (key: Key) => number): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, number>
}
