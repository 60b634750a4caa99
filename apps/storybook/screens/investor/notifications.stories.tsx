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

export const Notifications: Story = { play: shows('Notifications') }

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
