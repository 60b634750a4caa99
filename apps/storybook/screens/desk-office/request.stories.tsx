import { sampleRequests } from '@dst/api-client/testing'
import type { RequestState } from '@dst/contracts'
import type { DeskRequest } from '@dst/contracts/desk'
import { deskPaths } from '@dst/web/app/desk-paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as storyScreen, userEvent, waitFor, within } from 'storybook/test'
import { network, outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite } from '../../site/site.ts'
import { press, says, shows } from '../../site/steps.ts'
import { atOffice } from './desk-arrangements.ts'

const idOf = (state: RequestState) => sampleRequests.find((request) => request.state === state)?.id
const askable = sampleRequests.find(({ askableFirm }) => askableFirm !== null)?.id

const meta = {
  ...screen,
  title: 'Screens/Desk office/Request',
  tags: ['!autodocs'],
  args: { at: `${deskPaths.request}?request=${idOf('acknowledged')}`, ...atOffice() },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const conflict = { kind: 'http', status: 409, code: 'unknown', message: '' } as const

const inState = (state: RequestState, says: () => Promise<void>): Story => ({
  args: { at: `${deskPaths.request}?request=${idOf(state)}` },
  play: says,
})

export const Acknowledged: Story = { play: shows('Who looked at it') }
export const Saved = inState('saved', says('Not shared with any firm'))
export const BeingRetried = inState('queued', says('webhook_timeout'))
export const Sent = inState('sent', says('Sent, not confirmed'))
export const Scheduled = inState('scheduled', says('Conversation arranged'))
export const Closed = inState('closed', says('Going ahead'))
export const NotDelivered = inState('failed', says(/which has passed without a word/))
export const Withdrawn = inState('withdrawn', says('Account deleted, or consent withdrawn'))

const [retried] = sampleRequests.filter(({ state }) => state === 'failed')
const failedTries = Array.from({ length: 80 }, (_, hour) => {
  const at = new Date(Date.UTC(2026, 10, 20, hour)).toISOString()
  return { ...retried?.attempts[0], at, nextTryAt: null }
}) as DeskRequest['attempts']

/** Three days of failed tries: the last ten stand there, the others open. */
export const ManyAttempts: Story = {
  args: {
    at: `${deskPaths.request}?request=${retried?.id}`,
    ...atOffice({ requests: retried === undefined ? [] : [{ ...retried, attempts: failedTries }] }),
  },
  tags: ['no-picture'],
  play: async () => {
    const rows = (caption: RegExp) =>
      within(storyScreen.getByRole('table', { name: caption }))
        .getAllByRole('row')
        .slice(1)
    await says('70 earlier attempts')()
    await expect(rows(/^Attempts/)).toHaveLength(10)
    const earlier = storyScreen.getByRole('table', { name: /^Earlier/ })
    await expect(earlier).not.toBeVisible()
    await userEvent.click(storyScreen.getByText('70 earlier attempts'))
    await expect(earlier).toBeVisible()
    await expect(rows(/^Earlier/)).toHaveLength(70)
  },
}

export const Retried: Story = {
  ...NotDelivered,
  play: async () => {
    await press(/^Retry: Request to the firm/)
    await press('Retry')
    await says(/was started again/)()
    await expect(currentSite().desk.callsOf('jobs.retry')).toHaveLength(1)
    await says('Nothing waits to be done for this request.')()
  },
}

export const RetryAsked: Story = {
  ...NotDelivered,
  play: async () => {
    await press(/^Retry: Request to the firm/)
    await shows('Retry this job?')()
  },
}

export const ChangedMeanwhile: Story = {
  args: { ...NotDelivered.args, arrange: ({ desk }) => desk.failWith('jobs.cancel', conflict) },
  play: async () => {
    await press(/^Cancel job: Request to the firm/)
    await press('Cancel job')
    await says(/was left as it is: it has changed in the meantime/)()
    await waitFor(() => expect(storyScreen.queryByRole('alertdialog')).toBeNull())
  },
}

export const NoConnection: Story = {
  args: { ...NotDelivered.args, arrange: ({ desk }) => desk.failWith('jobs.retry', network) },
  play: async () => {
    await press(/^Retry: Request to the firm/)
    await press('Retry')
    await says(/^No answer came/)()
    await press('Retry')
    await says(/was started again/)()
  },
}

export const CanBeAskedForConsent: Story = {
  args: { at: `${deskPaths.request}?request=${askable}` },
  play: says(/^Example Advisory Partners does not have this request/),
}

export const ConsentQuestion: Story = {
  ...CanBeAskedForConsent,
  play: async () => {
    await press('Ask for consent to Example Advisory Partners')
    await says(/^The person gets one email/)()
  },
}

export const AskedForConsent: Story = {
  ...CanBeAskedForConsent,
  play: async () => {
    await press('Ask for consent to Example Advisory Partners')
    await press('Send the email')
    await says(/^The email is on its way/)()
    await expect(currentSite().desk.callsOf('requests.askForConsent')).toEqual([{ id: askable }])
  },
}

export const Unknown: Story = {
  args: { at: `${deskPaths.request}?request=5e9d1c70-0000-4000-8000-000000000099` },
  play: shows('No such request'),
}

export const Loading: Story = {
  args: { arrange: ({ desk }) => void desk.hold('requests.open') },
  play: says('Loading. The request'),
}

export const Failure: Story = {
  args: { arrange: ({ desk }) => desk.failWith('requests.open', outage, Infinity) },
  play: says(/^The request could not be loaded/),
}
