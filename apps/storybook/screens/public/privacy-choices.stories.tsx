import { goldInvestor } from '@dst/api-client/testing'
import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Privacy choices',
  tags: ['!autodocs'],
  args: { at: paths.privacyChoices },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const SignedOut: Story = {
  play: says('See and take back what you agreed to (sign in first)'),
}

export const SignedIn: Story = {
  args: { investor: goldInvestor },
  play: says('See and take back what you agreed to'),
}
