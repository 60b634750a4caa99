import type { DeskWeek } from '@dst/contracts/desk'
import type { BarComparisonProps } from '@dst/ui/bar-comparison'
import { sumsByWeek, weekLabel, type WeekSums } from './week-sums.ts'

const weeksDrawn = 8

/** Requests of the last weeks as bars: confirmed in time, other shared ones, and not shared. */
export function weekChart(weeks: readonly DeskWeek[]): BarComparisonProps {
  const drawn = sumsByWeek(weeks).slice(0, weeksDrawn)
  const total = (count: (sums: WeekSums) => number) => drawn.reduce((sum, { sums }) => sum + count(sums), 0)
  return {
    title: 'Requests by week',
    summary:
      `In the last ${drawn.length} weeks with requests there were ${total(({ requests }) => requests)}, of which ` +
      `${total(({ shared }) => shared)} were shared and ` +
      `${total(({ acknowledgedInTime }) => acknowledgedInTime)} confirmed in time.`,
    bars: drawn.map(({ week, sums }) => ({
      label: weekLabel(week),
      total: sums.requests.toLocaleString('en-US'),
      parts: [
        { label: 'Confirmed in time', value: sums.acknowledgedInTime, mark: 'one' },
        { label: 'Shared, not confirmed in time', value: sums.shared - sums.acknowledgedInTime, mark: 'two' },
        { label: 'Not shared', value: sums.requests - sums.shared, mark: 'three' },
      ],
    })),
    table: {
      label: 'These figures as a table',
      columns: ['Week of', 'Requests', 'Shared', 'In time'],
      rows: drawn.map(({ week, sums }) => ({
        heading: weekLabel(week),
        cells: [sums.requests, sums.shared, sums.acknowledgedInTime].map((count) => count.toLocaleString('en-US')),
      })),
    },
  }
}
