import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { fakeUndoToken } from '@dst/auth/testing'
import { answerWith, unanswered } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { password, type Site } from '../../site/site.ts'
import { press, says, shows } from '../../site/steps.ts'

const withAccount = ({ auth }: Site) => void auth.fake.addAccount({ email: goldInvestor.email, password })

const meta = {
  ...screen,
  title: 'Screens/Account/This wasn’t me',
  tags: ['!autodocs'],
  args: { at: `${paths.undo}#token=${fakeUndoToken}`, fromLink: true, arrange: withAccount },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Question: Story = { play: shows('Wasn’t it you?') }

export const Undoing: Story = {
  args: { arrange: ({ auth }) => answerWith(auth, { undoChange: unanswered }) },
  play: async () => {
    await shows('Wasn’t it you?')()
    await press(/This wasn’t me/)
  },
}

export const Undone: Story = {
  play: async () => {
    await shows('Wasn’t it you?')()
    await press(/This wasn’t me/)
    await shows('It is undone')()
  },
}

export const PasswordMailed: Story = {
  play: async () => {
    await shows('Wasn’t it you?')()
    await press(/This wasn’t me/)
    await press('Email me a link for a new password')
    await says(/We sent a link for a new password/)()
  },
}

export const NotReached: Story = {
  args: { arrange: ({ auth }) => auth.fake.setOffline(true) },
  play: async () => {
    await shows('Wasn’t it you?')()
    await press(/This wasn’t me/)
    await says(/connection|reach/i)()
  },
}

export const UsedLink: Story = {
  args: { at: `${paths.undo}#token=used` },
  play: async () => {
    await shows('Wasn’t it you?')()
    await press(/This wasn’t me/)
    await shows('This link no longer works')()
  },
}

export const WithoutToken: Story = { args: { at: paths.undo }, play: shows('This link no longer works') }
