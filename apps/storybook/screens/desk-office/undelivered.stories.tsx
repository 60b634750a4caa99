import { deskPaths } from '@dst/web/app/desk-paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite } from '../../site/site.ts'
import { press, says } from '../../site/steps.ts'
import { atOffice } from './desk-arrangements.ts'

const meta = {
  ...screen,
  title: 'Screens/Desk office/Undelivered',
  tags: ['!autodocs'],
  args: { at: deskPaths.undelivered, ...atOffice() },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const DeadLetters: Story = { play: says('2 jobs') }

export const NothingGivenUp: Story = { args: atOffice({ dead: [] }), play: says('Nothing lies here') }

/** The row of the pressed button is gone afterwards: the focus stays beside it, not at the top of the page. */
export const Canceled: Story = {
  play: async () => {
    await press(/^Cancel job: Withdrawal to the firm/)
    await press('Cancel job')
    await says('“Withdrawal to the firm, by mail” was canceled.')()
    await says('1 job')()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('was canceled'))
  },
}

export const RetriedTooLate: Story = {
  args: {
    arrange: ({ desk }) => desk.failWith('jobs.retry', { kind: 'http', status: 409, code: 'unknown', message: '' }),
  },
  play: async () => {
    await press(/^Retry: Request to the firm/)
    await press('Retry')
    await says(/has changed in the meantime/)()
    await expect(currentSite().desk.callsOf('jobs.dead').length).toBeGreaterThanOrEqual(2)
  },
}

export const Loading: Story = {
  args: { arrange: ({ desk }) => void desk.hold('jobs.dead') },
  play: says('Loading. What is undelivered'),
}

export const Failure: Story = {
  args: { arrange: ({ desk }) => desk.failWith('jobs.dead', outage, Infinity) },
  play: says(/^What is undelivered could not be loaded/),
}
