import type { Meta, StoryObj } from '@storybook/react-vite'
import { exchangeStops } from '../../testing/dates.ts'
import { DateLine } from './date-line.tsx'

const meta = {
  title: 'Components/DateLine',
  component: DateLine,
  args: {
    title: 'Your 180 days',
    summary: 'The sale closed on Nov 21, 2026. Name property by Jan 5, 2027, and close by Apr 15, 2027.',
    stops: exchangeStops,
    today: { label: 'Today', date: 'Wed Nov 25, 2026', position: 0.022 },
    lost: { from: 0.806, to: 1, label: '35 days lost: your return is due first' },
  },
} satisfies Meta<typeof DateLine>
export default meta
type Story = StoryObj<typeof meta>

export const Exchange: Story = {}
export const NothingLost: Story = {
  args: {
    stops: [
      { label: 'Closing of your sale', date: 'Mon Mar 2, 2026', position: 0 },
      { label: 'Last day to name property', date: 'Thu Apr 16, 2026', position: 0.25 },
      { label: 'Last day to close: day 180', date: 'Sat Aug 29, 2026', position: 1 },
    ],
    lost: undefined,
    today: undefined,
  },
}
/** Today right before the lost part: no label covers another. */
export const TodayNearAStop: Story = {
  args: { today: { label: 'Today', date: 'Tue Apr 13, 2027', position: 0.794 } },
}
export const StopsOnOneDay: Story = {
  args: {
    stops: [
      { label: 'Closing of your sale', date: 'Wed Mar 1, 2028', position: 0 },
      { label: 'Last day to name property', date: 'Sat Apr 15, 2028', position: 0.25 },
      { label: 'Last day to close', date: 'Sat Apr 15, 2028', position: 0.25 },
      { label: 'Day 180', date: 'Mon Aug 28, 2028', position: 1 },
    ],
    today: { label: 'Today', date: 'Sat Apr 15, 2028', position: 0.25 },
    lost: { from: 0.25, to: 1, label: '135 days lost: your return is due first' },
  },
}
export const LongText: Story = {
  args: {
    stops: [
      { label: 'Closing of the first of the sales that belong to this exchange', date: 'Sat Nov 21', position: 0 },
      { label: 'Last day to identify replacement property in writing', date: 'Tue Jan 5', position: 0.25 },
      {
        label: 'Last day to close, because the return of the year of the sale is due',
        date: 'Apr 15',
        position: 0.806,
      },
      { label: 'Day 180, which only an extension of the return would give back', date: 'Thu May 20', position: 1 },
    ],
  },
}
