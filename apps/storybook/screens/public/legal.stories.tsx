import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'

const meta = {
  ...screen,
  title: 'Screens/Public/Terms and privacy (legal)',
  tags: ['!autodocs'],
  args: { at: paths.terms },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Terms: Story = {}

export const TermsBySecondAddress: Story = { args: { at: paths.termsAlias }, tags: ['no-picture'] }

export const Privacy: Story = { args: { at: paths.privacy } }

export const PrivacyBySecondAddress: Story = { args: { at: paths.privacyAlias }, tags: ['no-picture'] }
