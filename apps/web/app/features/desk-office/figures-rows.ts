import { declineReasons, leadOutcomes, type DeskWeek } from '@dst/contracts/desk'
import { tierLabels } from '@dst/domain/tiers'
import type { CsvCell } from '~/lib/tables/csv.ts'
import type { DeskRow } from './desk-table.tsx'
import { declineNames, outcomeNames } from './request-labels.ts'
import { declinedCount, inTimeShare, totalsOf, weekLabel, type WeekSums } from './week-sums.ts'

/** Columns of the way from a request to the first call. */
export const journeyColumns = [
  'Week of, tier',
  'Requests',
  'Shared',
  'Confirmed in time',
  'Share',
  'In touch',
  'Hours to first call',
  'Withdrawn',
]

/** Columns of how requests ended. */
export const endColumns = ['Week of, tier', ...leadOutcomes.map((outcome) => outcomeNames[outcome]), 'Declined']

/** A row for each week and tier, and the totals below. */
export function journeyRows(weeks: readonly DeskWeek[]): DeskRow[] {
  return rowsOf(weeks, (sums, hours) => [
    sums.requests,
    sums.shared,
    sums.acknowledgedInTime,
    inTimeShare(sums),
    sums.called,
    hours ?? '–',
    sums.withdrawn,
  ])
}

/** The same for how requests ended. */
export function endRows(weeks: readonly DeskWeek[]): DeskRow[] {
  return rowsOf(weeks, (sums) => [...leadOutcomes.map((outcome) => sums.outcomes[outcome]), declinedCount(sums)])
}

/** Everything as a table for a spreadsheet, without totals: a spreadsheet makes its own. */
export function figuresCsvRows(weeks: readonly DeskWeek[]): CsvCell[][] {
  return [
    [
      'Week of (Monday, UTC)',
      'Tier',
      'Requests',
      'Shared',
      'Confirmed',
      'Confirmed in time',
      'In touch',
      'Median hours to first call',
      'Withdrawn',
      ...leadOutcomes.map((outcome) => `Ended: ${outcomeNames[outcome]}`),
      ...declineReasons.map((reason) => `Declined: ${declineNames[reason]}`),
    ],
    ...weeks.map((week) => [
      week.week,
      tierLabels[week.tier],
      week.requests,
      week.shared,
      week.acknowledged,
      week.acknowledgedInTime,
      week.called,
      week.hoursToCall ?? '',
      week.withdrawn,
      ...leadOutcomes.map((outcome) => week.outcomes[outcome]),
      ...declineReasons.map((reason) => week.declined[reason]),
    ]),
  ]
}

type Cells = (sums: WeekSums, hours?: string) => (number | string)[]

function rowsOf(weeks: readonly DeskWeek[], cellsOf: Cells): DeskRow[] {
  const shown = (cells: (number | string)[]) =>
    cells.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell))
  return [
    ...weeks.map((week) => ({
      key: `${week.week} ${week.tier}`,
      heading: `${weekLabel(week.week)}, ${tierLabels[week.tier]}`,
      cells: shown(cellsOf(week, week.hoursToCall === null ? undefined : hoursLabel(week.hoursToCall))),
    })),
    ...totalsOf(weeks).map(({ label, sums }) => ({
      key: label,
      heading: label,
      cells: shown(cellsOf(sums)),
      total: true,
    })),
  ]
}

function hoursLabel(hours: number): string {
  return hours.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
