import type { ApiFailure } from '@dst/api-client'
import { goldInvestor, sampleAdviser } from '@dst/api-client/testing'
import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
import { openedAt } from '../../site/clock.ts'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite } from '../../site/site.ts'
import { press, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Desk/Gate',
  tags: ['!autodocs'],
  args: { at: paths.desk, investor: goldInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const refused = (code: 'second_factor_missing' | 'desk_session_ended'): ApiFailure => ({
  kind: 'http',
  status: 401,
  code,
  message: '',
})

/** A member who has neither a second factor nor a passkey. */
export const Protection: Story = {
  args: { arrange: ({ desk }) => desk.failWith('member', refused('second_factor_missing')) },
  play: async () => {
    await shows('Protect your access first')()
    await page.findByRole('switch', { name: 'Two-factor authentication' })
    await page.findByRole('button', { name: 'Add a passkey' })
  },
}

/** The same member, once it is set up. */
export const ProtectionDone: Story = {
  ...Protection,
  tags: ['no-picture'],
  play: async () => {
    await press('Go on to the desk')
    await shows('Inbox')()
  },
}

/** A session of the day before. */
export const Ended: Story = {
  args: { arrange: ({ desk }) => desk.failWith('member', refused('desk_session_ended'), Infinity) },
  play: shows('Your session at the desk has ended'),
}

/** It ends while the inbox is on the screen, which shows nobody from then on. */
export const EndedWhileOpen: Story = {
  args: { desk: { member: { ...sampleAdviser, idleSeconds: 0 } } },
  tags: ['no-picture'],
  play: async () => {
    await shows('Your session at the desk has ended')()
    await expect(page.queryByRole('navigation', { name: 'Desk' })).toBeNull()
    await expect(page.queryByText(sampleAdviser.email)).toBeNull()
  },
}

/** A minute before the end for lack of use. */
export const EndsForLackOfUse: Story = {
  args: { desk: { member: { ...sampleAdviser, idleSeconds: 60 } } },
  tags: ['no-picture'],
  play: async () => {
    await says('Nothing was done here for a while.')()
    await press('Stay at the desk')
    await waitFor(() => expect(currentSite().desk.callsOf('member')).toHaveLength(2))
  },
}

/** A minute before the end by age. */
export const EndsByAge: Story = {
  args: {
    desk: { member: { ...sampleAdviser, endsAt: new Date(openedAt.getTime() + 60_000).toISOString() } },
  },
  play: async () => {
    await says('It is twelve hours old by then.')()
    await page.findByRole('button', { name: 'Log in again' })
  },
}

/** An investor finds the page for an address that does not exist. */
export const NoMember: Story = {
  args: { desk: { member: null } },
  tags: ['no-picture'],
  play: async () => {
    await shows('Page Not Found')()
    await expect(page.queryByRole('navigation', { name: 'Desk' })).toBeNull()
  },
}

export const Opening: Story = {
  args: { arrange: ({ desk }) => void desk.hold('member') },
  tags: ['no-picture'],
  play: says('Opening the page'),
}

export const Failure: Story = {
  args: { arrange: ({ desk }) => desk.failWith('member', outage, Infinity) },
  tags: ['no-picture'],
  play: says(/could not be loaded/),
}
