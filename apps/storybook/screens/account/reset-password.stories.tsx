import { paths } from '@dst/web/app/paths.ts'
import { writeHandOver } from '@dst/web/app/services/hand-over.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { answerWith, refusing, unanswered } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { password, type Site } from '../../site/site.ts'
import { enter, lists, press, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Account/Reset password',
  tags: ['!autodocs'],
  args: {
    at: `${paths.resetPassword}#access_token=fake-link-1&refresh_token=fake-link-1-refresh&type=recovery`,
    fromLink: true,
  },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const withLink = ({ auth }: Site) => {
  auth.fake.addAccount({ email: goldInvestor.email, password })
  auth.fake.openLink(goldInvestor.email)
}

export const CheckingLink: Story = {
  args: { arrange: ({ auth }) => answerWith(auth, { setSessionFromTokens: unanswered }) },
  play: shows('Checking Your Reset Link...'),
}

export const NewPassword: Story = { args: { arrange: withLink }, play: shows('Set New Password') }

export const Errors: Story = {
  args: { arrange: withLink },
  play: async () => {
    await press('Update Password')
    await says('Please fix the following errors:')()
  },
}

/** Only the first error shows; once it is mended, the next one does. */
export const ErrorsMended: Story = {
  tags: ['no-picture'],
  args: { arrange: withLink },
  play: async () => {
    await enter('New Password', 'short')
    await press('Update Password')
    await lists('Password must be at least 8 characters long')
    await enter('New Password', 'Another-456')
    await lists('Passwords do not match')
    await enter('Confirm New Password', 'Another-456')
    await lists()
  },
}

const guessable = {
  kind: 'refused',
  code: 'password-common',
  provider: { message: 'weak', status: 422, code: 'weak_password', reasons: ['common'] },
} as const

/** What the service refuses goes as well, once another password is typed. */
export const PasswordRefused: Story = {
  tags: ['no-picture'],
  args: {
    arrange: (site) => {
      withLink(site)
      answerWith(site.auth, { updatePassword: refusing(guessable) })
    },
  },
  play: async () => {
    for (const label of ['New Password', 'Confirm New Password']) await enter(label, 'Password1')
    await press('Update Password')
    await lists('This is one of the most common passwords, and easy to guess. Please choose another one.')
    for (const label of ['New Password', 'Confirm New Password']) await enter(label, 'Another-456')
    await lists()
  },
}

export const SamePassword: Story = {
  args: { arrange: withLink },
  play: async () => {
    await enter('New Password', password)
    await enter('Confirm New Password', password)
    await press('Update Password')
    await says('New password must be different from your current password')()
  },
}

export const InvalidLink: Story = { args: { at: paths.resetPassword }, play: shows('Invalid Reset Link') }

export const RefusedLink: Story = {
  args: { at: `${paths.resetPassword}#error=access_denied&error_code=otp_expired&type=recovery` },
  play: says(/A link and the code beside it work once/),
}

export const RefusedLinkOfKnownAddress: Story = {
  args: {
    at: `${paths.resetPassword}#error=access_denied&error_code=otp_expired&type=recovery`,
    arrange: () => writeHandOver('prefilledEmail', goldInvestor.email),
  },
  play: says(/We can send new ones to/),
}

export const LinkNotChecked: Story = {
  args: { arrange: ({ auth }) => auth.fake.setOffline(true) },
  play: shows('We could not check your link'),
}

export const OtherBrowser: Story = {
  args: { at: `${paths.resetPassword}?code=fake-code-9` },
  play: shows('Opened in another browser'),
}
