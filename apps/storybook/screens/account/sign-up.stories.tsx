import { paths } from '@dst/web/app/paths.ts'
import { writeHandOver } from '@dst/web/app/services/hand-over.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { screen as rendered } from 'storybook/test'
import { answerWith, authOutage, refusing, unanswered } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { password } from '../../site/site.ts'
import { choose, enter, press, says } from '../../site/steps.ts'

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
