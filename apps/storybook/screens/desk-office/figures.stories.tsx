import { deskPaths } from '@dst/web/app/desk-paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says, shows } from '../../site/steps.ts'
import { atOffice } from './desk-arrangements.ts'

const meta = {
  ...screen,
  title: 'Screens/Desk office/Figures',
  tags: ['!autodocs'],
  args: { at: deskPaths.figures, ...atOffice() },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const FourWeeks: Story = { play: shows('How they ended') }

export const Empty: Story = { args: atOffice({ figures: { weeks: [] } }), play: says('Nobody has asked yet.') }

export const Loading: Story = {
  args: { arrange: ({ desk }) => void desk.hold('figures') },
  play: says('Loading. The figures'),
}

export const Failure: Story = {
  args: { arrange: ({ desk }) => desk.failWith('figures', outage, Infinity) },
  play: says(/^The figures could not be loaded/),
}
