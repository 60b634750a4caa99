import { goldInvestor, sampleSchedule } from '@dst/api-client/testing'
import { deskPaths } from '@dst/web/app/desk-paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { network, outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite } from '../../site/site.ts'
import { choose, enter, lists, press, says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Desk/Times',
  tags: ['!autodocs'],
  args: { at: deskPaths.times, investor: goldInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const saves = () => currentSite().desk.callsOf('schedule.save')

export const Times: Story = { play: says('Sat Nov 28') }

export const BlockedAndSaved: Story = {
  play: async () => {
    const day = within(await page.findByRole('region', { name: 'Tue Nov 24' }))
    await expect(day.getByText('Booked')).toBeVisible()
    await userEvent.click(day.getByRole('button', { name: '10:00 am Free' }))
    await expect(day.getByRole('button', { name: '10:00 am Blocked' })).toBeVisible()
    await says('Not saved yet. Your changes are kept on this device.')()
    await press('Save')
    await says('Saved.')()
    await expect(saves()).toEqual([
      {
        version: 3,
        schedule: {
          ...sampleSchedule.schedule,
          blocked: [
            ...sampleSchedule.schedule.blocked,
            { from: '2026-11-24T15:00:00.000Z', to: '2026-11-24T15:30:00.000Z' },
          ],
        },
      },
    ])
  },
}

/** Whoever presses Save or Enter without Add means the day as well. */
export const DayTyped: Story = {
  play: async () => {
    await enter('Close a day', '2026-12-24')
    await userEvent.keyboard('{Enter}')
    await says('Thu Dec 24, 2026')()
    await expect(saves()).toEqual([])
    await enter('Close a day', '2026-12-31')
    await press('Save')
    await says('Saved.')()
    await expect(saves().flatMap(({ schedule }) => schedule.closedDays.filter((day) => day > '2026-12-01'))).toEqual(
      expect.arrayContaining(['2026-12-24', '2026-12-31']),
    )
  },
}

export const Mistakes: Story = {
  play: async () => {
    await enter('Length of a conversation', '10')
    await enter(/^Meeting link/, 'meet.example.com')
    await press('Save')
    await lists('A conversation takes 15 to 120 minutes', 'The link must be a whole address that begins with https://')
    await expect(saves()).toEqual([])
  },
}

/** A failure keeps what was changed. */
export const FailedSave: Story = {
  args: { arrange: ({ desk }) => desk.failWith('schedule.save', network) },
  play: async () => {
    await choose('checkbox', 'Saturday')
    await press('Save')
    await says(/Nothing that you chose is lost: try again/)()
    await expect(page.getByRole('checkbox', { name: 'Saturday' })).toBeChecked()
  },
}

export const ChangedElsewhere: Story = {
  play: async () => {
    await enter('Length of a conversation', '45')
    const { fakeSchedule } = currentSite().desk
    fakeSchedule.save({ ...sampleSchedule.schedule, closedDays: [] }, 3)
    await press('Save')
    await says(/They differ in: Closed days, Length of a conversation\./)()
    await press('Save mine instead')
    await says('Saved.')()
    await expect(saves().map(({ version }) => version)).toEqual([3, 4])
    window.scrollTo({ top: 0 })
  },
}

export const Loading: Story = {
  args: { arrange: ({ desk }) => void desk.hold('schedule.read') },
  play: says('Loading your times'),
}

export const Failure: Story = {
  args: { arrange: ({ desk }) => desk.failWith('schedule.read', outage, Infinity) },
  play: says(/could not be loaded/),
}
