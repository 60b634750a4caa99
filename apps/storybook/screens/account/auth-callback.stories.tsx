import { paths } from '@dst/web/app/paths.ts'
import { goldInvestor } from '@dst/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { answerWith, unanswered } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Account/Return from Google or a mail (auth callback)',
  tags: ['!autodocs'],
  args: { at: `${paths.authCallback}#access_token=a&refresh_token=b`, fromLink: true },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

/** A token that names its account, as far as a page reads it. */
const tokenOf = (email: string) => `e30.${btoa(JSON.stringify({ sub: 'somebody', email }))}.none`

export const Verifying: Story = {
  args: { arrange: ({ auth }) => answerWith(auth, { setSessionFromTokens: unanswered }) },
  play: shows('Verifying Email...'),
}

export const SpentLink: Story = { play: shows('Verification Failed') }

export const StrangeLink: Story = {
  args: { at: `${paths.authCallback}#access_token=${tokenOf(goldInvestor.email)}&refresh_token=b` },
  play: shows('Is this your account?'),
}

export const OneLinkLeft: Story = {
  args: { at: `${paths.authCallback}#message=Confirmation+link+accepted` },
  play: shows('One more link to open'),
}

export const OtherBrowser: Story = {
  args: { at: `${paths.authCallback}?code=fake-code-9` },
  play: shows('Opened in another browser'),
}
