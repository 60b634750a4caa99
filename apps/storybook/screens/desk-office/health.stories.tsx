import { failingHealth } from '@dst/api-client/testing'
import { deskPaths } from '@dst/web/app/desk-paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as storyScreen, waitFor } from 'storybook/test'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite } from '../../site/site.ts'
import { press, says } from '../../site/steps.ts'
import { atOffice } from './desk-arrangements.ts'

const meta = {
  ...screen,
  title: 'Screens/Desk office/Health',
  tags: ['!autodocs'],
  args: { at: deskPaths.health, ...atOffice() },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Fine: Story = { play: says(/^Nothing fails/) }

export const Failing: Story = {
  args: atOffice({ health: failingHealth }),
  play: async () => {
    await says(/^1 of 4 checks has failed/)()
    await expect(storyScreen.getAllByRole('listitem').find((item) => item.closest('.desk-checks'))).toHaveTextContent(
      /^Failure/,
    )
  },
}

export const CheckedAgain: Story = {
  tags: ['no-picture'],
  play: async () => {
    await says(/^Nothing fails/)()
    await press('Check again')
    await waitFor(() => expect(currentSite().desk.callsOf('health')).toHaveLength(2))
  },
}

export const Loading: Story = {
  args: { arrange: ({ desk }) => void desk.hold('health') },
  play: says('Loading. The checks'),
}

export const Failure: Story = {
  args: { arrange: ({ desk }) => desk.failWith('health', outage, Infinity) },
  play: says(/^The checks could not be loaded/),
}
