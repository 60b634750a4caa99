import { deskPaths } from '@dst/web/app/desk-paths.ts'
import { sampleMessages } from '@dst/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as storyScreen, waitFor } from 'storybook/test'
import { network, outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite } from '../../site/site.ts'
import { press, says } from '../../site/steps.ts'
import { atOffice } from './desk-arrangements.ts'

const meta = {
  ...screen,
  title: 'Screens/Desk office/Messages',
  tags: ['!autodocs'],
  args: { at: deskPaths.messages, ...atOffice() },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Messages: Story = { play: says('2 messages') }

/** Marked and back: the message changes its list both times, and the focus is beside the news of it. */
export const MarkedAndBack: Story = {
  play: async () => {
    await press('Mark as answered: Two closings & one exchange?')
    await says('The message from Dorothy Lindqvist is marked as answered.')()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('is marked as answered'))
    await press('Mark as unanswered: Two closings & one exchange?')
    await says('The message from Dorothy Lindqvist is marked as unanswered.')()
    await storyScreen.findByRole('button', { name: 'Mark as answered: Two closings & one exchange?' })
    await expect(currentSite().desk.callsOf('messages.mark')).toEqual([
      { id: sampleMessages[0]?.id, answered: true },
      { id: sampleMessages[0]?.id, answered: false },
    ])
  },
}

export const NotMarked: Story = {
  args: { arrange: ({ desk }) => desk.failWith('messages.mark', network) },
  play: async () => {
    await press('Mark as answered: Two closings & one exchange?')
    await says(/^No answer came/)()
    await storyScreen.findByRole('button', { name: 'Mark as answered: Two closings & one exchange?' })
  },
}

export const Empty: Story = { args: atOffice({ messages: [] }), play: says('No messages') }

export const More: Story = {
  args: atOffice({ pageSize: 1 }),
  play: async () => {
    await press('More messages')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', 'Answer Best Offers'))
  },
}

export const VeryLong: Story = {
  args: atOffice({
    messages: sampleMessages.slice(0, 1).map((message) => ({
      ...message,
      name: 'Bartholomew Featherstonehaugh-Cholmondeley von Hohenstaufen-Wittelsbach',
      email: 'bartholomew.featherstonehaugh-cholmondeley.von.hohenstaufen@correspondence.example.com',
      subject: 'Wirtschaftsprüfungsgesellschaftsversammlungsprotokoll'.repeat(3),
      message: 'A sentence that goes on for a while. '.repeat(60),
    })),
  }),
  play: says('1 message'),
}

export const Loading: Story = {
  args: { arrange: ({ desk }) => void desk.hold('messages.list') },
  play: says('Loading. The messages'),
}

export const Failure: Story = {
  args: { arrange: ({ desk }) => desk.failWith('messages.list', outage, Infinity) },
  play: says(/^The messages could not be loaded/),
}
