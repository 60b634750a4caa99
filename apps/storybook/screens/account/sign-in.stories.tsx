import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as storyScreen, userEvent } from 'storybook/test'
import { goldInvestor } from '@dst/api-client/testing'
import { writeHandOver } from '@dst/web/app/services/hand-over.ts'
import { answerWith, authOutage, refusing, tooManyTries, unanswered } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { password, type Site } from '../../site/site.ts'
import { enter, press, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Account/Sign in (log in, login)',
  id: 'screens-account-sign-in-log-in',
  tags: ['!autodocs'],
  args: { at: paths.signIn },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const { email } = goldInvestor

const withAccount = ({ auth }: Site) => void auth.fake.addAccount({ email, password })

const signIn = async (secret = password) => {
  await enter('Email Address', email)
  await enter('Password', secret)
  await press('Sign In')
}

export const Empty: Story = { play: shows('Welcome Back') }

export const Errors: Story = {
  play: async () => {
    await press('Sign In')
    await says('Please fix the following errors:')()
  },
}

export const SigningIn: Story = {
  args: { arrange: ({ auth }) => answerWith(auth, { signIn: unanswered }) },
  play: async () => {
    await signIn()
    await says('Signing In...')()
  },
}

export const WrongPassword: Story = {
  args: { server: { accounts: [email] }, arrange: withAccount },
  play: async () => {
    await signIn('not-it-123')
    await says(/Incorrect password/)()
    await says(/Did you sign up with Google\?/)()
  },
}

export const PasskeyRefused: Story = {
  tags: ['no-picture'],
  args: {
    arrange: ({ auth }) => void Object.assign(auth.passkeys, { signIn: refusing({ ...tooManyTries, code: 'failed' }) }),
  },
  play: async () => {
    await press('Sign in with a passkey')
    await says('Too many tries. Please wait a moment.')()
  },
}

export const TooManyAttempts: Story = {
  args: {
    arrange: ({ auth }) => answerWith(auth, { signIn: refusing({ ...tooManyTries, code: 'too-many-attempts' }) }),
  },
  play: async () => {
    await signIn()
    await says(/Too many login attempts/)()
  },
}

export const AddressNotConfirmed: Story = {
  args: { arrange: ({ auth }) => void auth.fake.addAccount({ email, password, confirmed: false }) },
  play: async () => {
    await signIn()
    await says(/verify your email/)()
  },
}

export const Outage: Story = {
  args: { arrange: ({ auth }) => answerWith(auth, { signIn: refusing({ ...authOutage, code: 'sign-in-failed' }) }) },
  play: async () => {
    await signIn()
    await says(/^Our account service is not available/)()
  },
}

export const WithoutGoogle: Story = { args: { config: { google: false } } }

/** Another page redirected here and says why. */
export const Greeted: Story = {
  args: {
    arrange: () => {
      writeHandOver('authMessage', 'Please sign in to go on.')
      writeHandOver('prefilledEmail', email)
    },
  },
  play: says('Please sign in to go on.'),
}

export const SecondFactor: Story = {
  args: { investor: goldInvestor, account: { secondFactor: true } },
  play: shows('Enter the code from your authenticator app'),
}

const lostDevice = async () => {
  await userEvent.click(await storyScreen.findByText('Lost your device?'))
  await storyScreen.findByRole('button', { name: /Remove this step/ })
}

export const LostDevice: Story = {
  args: { investor: goldInvestor, account: { secondFactor: true } },
  play: lostDevice,
}

export const LostDeviceReported: Story = {
  args: { investor: goldInvestor, account: { secondFactor: true } },
  play: async () => {
    await lostDevice()
    await press(/Remove this step/)
    await says(/It will be removed on/)()
  },
}

export const ForgottenPassword: Story = {
  play: async () => {
    await press(/Forgot/)
    await shows('Reset Password')()
  },
}
