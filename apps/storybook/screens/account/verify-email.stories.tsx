import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { writeHandOver } from '@dst/web/app/services/hand-over.ts'
import { answerWith, refusing, tooManyTries } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { enter, press, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Account/Check your email (verify email)',
  tags: ['!autodocs'],
  args: { at: paths.verifyEmail },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const { email } = goldInvestor

const signedUp = () =>
  writeHandOver('registrationData', {
    email,
    firstName: 'Maria',
    lastName: 'Keller',
    dateOfBirth: '',
    phoneNumber: '',
    username: 'maria.keller',
  })

export const CheckYourEmail: Story = { args: { arrange: signedUp }, play: shows('Check Your Email') }

export const SentAgain: Story = {
  args: { arrange: signedUp },
  play: async () => {
    await press('Resend verification email')
    await says('Email sent!')()
    await says(/^You can try again in/)()
  },
}

export const NotSentAgain: Story = {
  args: {
    arrange: ({ auth }) => {
      signedUp()
      answerWith(auth, { resendVerification: refusing(tooManyTries) })
    },
  },
  play: async () => {
    await press('Resend verification email')
    await says('Failed to resend email')()
  },
}

export const WrongCode: Story = {
  args: { arrange: signedUp },
  play: async () => {
    await enter(/Code from the email/, '000000')
    await press('Use the code')
    await says(/^This code is wrong or no longer valid/)()
  },
}
