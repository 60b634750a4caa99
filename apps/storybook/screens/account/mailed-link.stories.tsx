import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { answerWith, tooManyTries, refusing, unanswered } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { password, type Site } from '../../site/site.ts'
import { press, says, shows } from '../../site/steps.ts'

const { email } = goldInvestor
const at = (type: string, more = `&email=${encodeURIComponent(email)}`) =>
  `${paths.mailedLink}#token_hash=fake-mail-link-1&type=${type}${more}`

const withLink =
  (type: 'recovery' | 'magiclink' | 'email_change') =>
  ({ auth }: Site) => {
    auth.fake.addAccount({ email, password })
    auth.fake.mailLink(email, type)
  }

const meta = {
  ...screen,
  title: 'Screens/Account/Mailed link',
  tags: ['!autodocs'],
  args: { at: at('recovery'), fromLink: true, arrange: withLink('recovery') },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const NewPassword: Story = { play: shows('Choose a new password') }

export const WithoutAddress: Story = {
  args: { at: at('recovery', '') },
  play: says(/leads to a form for a new password\./),
}

export const NewAddress: Story = { args: { at: at('email_change') }, play: shows('Confirm your new email address') }

export const SignInByMail: Story = { args: { at: at('magiclink') }, play: shows('Sign in by email') }

export const Invitation: Story = { args: { at: at('invite') }, play: shows(/You are invited/) }

export const Confirmation: Story = { args: { at: at('signup') }, play: shows('Confirm your email address') }

export const Using: Story = {
  args: { arrange: ({ auth }) => answerWith(auth, { redeemMailLink: unanswered }) },
  play: () => press('Choose a new password'),
}

export const NotReached: Story = {
  args: { arrange: ({ auth }) => auth.fake.setOffline(true) },
  play: async () => {
    await press('Choose a new password')
    await says(/connection/i)()
  },
}

export const TooManyTries: Story = {
  args: {
    arrange: ({ auth }) =>
      answerWith(auth, { redeemMailLink: refusing({ ...tooManyTries, code: 'email-verification-failed' }) }),
  },
  play: async () => {
    await press('Choose a new password')
    await says(/Too many tries/)()
  },
}

const expired = (button: string) => async () => {
  await press(button)
  await shows('This link no longer works')()
}

export const ExpiredNewPassword: Story = {
  args: { arrange: () => undefined },
  play: expired('Choose a new password'),
}

export const ExpiredNewAddress: Story = {
  args: { at: at('email_change'), arrange: () => undefined },
  play: expired('Confirm the new email address'),
}

export const ExpiredSignIn: Story = {
  args: { at: at('magiclink'), arrange: () => undefined },
  play: expired('Sign in'),
}

export const ExpiredInvitation: Story = {
  args: { at: at('invite'), arrange: () => undefined },
  play: expired('Accept the invitation'),
}

export const ExpiredConfirmation: Story = {
  args: { at: at('signup'), arrange: () => undefined },
  play: expired('Confirm my email address'),
}

export const OneLinkLeft: Story = {
  args: {
    at: at('email_change'),
    arrange: ({ auth }) => answerWith(auth, { redeemMailLink: async () => ({ ok: true, value: null }) }),
  },
  play: async () => {
    await press('Confirm the new email address')
    await shows('One more link to open')()
  },
}

export const IncompleteLink: Story = { args: { at: paths.mailedLink }, play: shows('Please open the link again') }
