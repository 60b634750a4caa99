import { paths } from '@dst/web/app/paths.ts'
import { writeHandOver } from '@dst/web/app/services/hand-over.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { screen as rendered } from 'storybook/test'
import { answerWith, authOutage, refusing, unanswered } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { password } from '../../site/site.ts'
import { choose, enter, lists, press, says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Account/Sign up (create account)',
  tags: ['!autodocs'],
  args: { at: paths.signUp },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const signUp = async () => {
  await enter('First Name', 'Maria')
  await enter('Last Name', 'Keller')
  await enter('Email Address', goldInvestor.email)
  await enter('Password', password)
  await choose('checkbox', /agree/i)
  await press('Create Account')
}

export const Empty: Story = {}

export const Errors: Story = {
  play: async () => {
    await press('Create Account')
    await says('Please fix the following errors:')()
  },
}

export const BackFromTheMail: Story = {
  tags: ['no-picture'],
  args: {
    arrange: () =>
      writeHandOver('registrationData', {
        firstName: 'Maria',
        lastName: 'Keller',
        email: goldInvestor.email,
        dateOfBirth: '',
        phoneNumber: '',
        username: 'maria',
      }),
  },
  play: async () => {
    for (const value of ['Maria', 'Keller', goldInvestor.email]) await rendered.findByDisplayValue(value)
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
  args: { arrange: ({ auth }) => answerWith(auth, { signUp: refusing(guessable) }) },
  play: async () => {
    await signUp()
    await lists('This is one of the most common passwords, and easy to guess. Please choose another one.')
    await enter('Password', 'Another-456')
    await lists()
  },
}

export const Creating: Story = {
  args: { arrange: ({ auth }) => answerWith(auth, { signUp: unanswered }) },
  play: async () => {
    await signUp()
    await says('Creating Account...')()
  },
}

export const Outage: Story = {
  args: {
    arrange: ({ auth }) => answerWith(auth, { signUp: refusing({ ...authOutage, code: 'registration-failed' }) }),
  },
  play: async () => {
    await signUp()
    await says('Please fix the following errors:')()
  },
}
