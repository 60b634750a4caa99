import { goldInvestor } from '@dst/api-client/testing'
import { deskPaths } from '@dst/web/app/desk-paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Desk/Ended',
  tags: ['!autodocs'],
  args: { at: deskPaths.ended, investor: goldInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Ended: Story = { play: says(/Request 00000010/) }

export const Empty: Story = { args: { desk: { leads: [] } }, play: says('Nothing has ended yet.') }

export const Failure: Story = {
  args: { arrange: ({ desk }) => desk.failWith('leads.list', outage, Infinity) },
  play: says(/could not be loaded/),
}
