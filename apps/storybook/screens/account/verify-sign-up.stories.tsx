import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { answerWith, authOutage, refusing, unanswered } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Account/Verify sign-up link',
  tags: ['!autodocs'],
  args: { at: `${paths.verifySignUp}?token=123456&email=maria.keller@example.com`, fromLink: true },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Verifying: Story = {
  args: { arrange: ({ auth }) => answerWith(auth, { completeSignUp: unanswered }) },
  play: shows('Verifying Email...'),
}

export const SpentLink: Story = { play: shows('Verification Failed') }

export const SpentTokenLink: Story = {
  args: { at: `${paths.verifySignUp}#token_hash=used&type=signup&email=maria.keller@example.com` },
  play: shows('Verification Failed'),
}

export const IncompleteLink: Story = { args: { at: paths.verifySignUp }, play: shows('Verification Failed') }

export const Outage: Story = {
  args: { arrange: ({ auth }) => answerWith(auth, { completeSignUp: refusing({ ...authOutage, code: 'failed' }) }) },
  play: shows('Verification Failed'),
}
