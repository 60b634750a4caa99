import type { SavedExchangeFile } from '@dst/contracts'
import { emptyExchangeFile } from '@dst/domain/exchange-file'
import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { network } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { choose, press, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Investor/Notifications tab',
  tags: ['!autodocs'],
  args: { at: `${paths.profile}#notifications`, investor: goldInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Notifications: Story = { play: says(/^Reminders need your exchange saved/) }

export const Unsaved: Story = {
  play: async () => {
    await choose('switch', /text|SMS/i)
    await says('Unsaved changes')()
  },
}

export const Saved: Story = {
  play: async () => {
    await choose('switch', /text|SMS/i)
    await press('Save notifications')
    await says('Profile updated successfully!')()
  },
}

export const NotSaved: Story = {
  args: { arrange: ({ api }) => api.failWith('me.updateNotifications', network, Infinity) },
  play: async () => {
    await choose('switch', /text|SMS/i)
    await press('Save notifications')
    await says(/^Network error/)()
  },
}

const exchangeFile: SavedExchangeFile = {
  file: { ...emptyExchangeFile, sales: [{ id: 's0', closing: '2026-11-21' }] },
  version: 1,
  updatedAt: '2026-11-21T10:00:00.000Z',
}

export const RemindersSwitchedOn: Story = {
  args: { server: { exchangeFile } },
  play: async () => {
    await choose('switch', /Remind me/)
    await says(/The next one comes on Sun Dec 6, 2026/)()
  },
}

/** Switched on in Honolulu; the device is elsewhere by now. */
export const RemindersElsewhere: Story = {
  args: { server: { exchangeFile, reminderZone: 'Pacific/Honolulu' } },
  play: says(/Send them at that hour in/),
}

export const RemindersNotSaved: Story = {
  args: {
    server: { exchangeFile },
    arrange: ({ api }) => api.failWith('exchange.chooseReminders', network, Infinity),
  },
  play: async () => {
    await choose('switch', /Remind me/)
    await says(/^Network error/)()
  },
}

/** The way out of an ended session. */
export const RemindersAfterTheSession: Story = {
  tags: ['no-picture'],
  args: {
    server: { exchangeFile },
    arrange: ({ api }) =>
      api.failWith('exchange.chooseReminders', { kind: 'http', status: 401, code: 'session_expired', message: '' }),
  },
  play: async () => {
    await choose('switch', /Remind me/)
    await press('Sign in')
    await shows('Welcome Back')()
  },
}

export const RemindersNotRead: Story = {
  args: { arrange: ({ api }) => api.failWith('exchange.reminders', network, Infinity) },
  play: says(/^Your reminders could not be loaded/),
}
