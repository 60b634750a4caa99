import { goldInvestor } from '@dst/api-client/testing'
import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite } from '../../site/site.ts'
import { press, says, shows } from '../../site/steps.ts'

const asked = {
  date: '2027-01-05',
  changes: [
    'Calls with a partner firm may be recorded, if you agree at the beginning of the call.',
    'Messages of the contact form are kept for 12 months instead of 24.',
  ],
  words: 'a'.repeat(64),
}

const meta = {
  ...screen,
  title: 'Screens/Investor/Changed terms',
  tags: ['!autodocs'],
  args: { at: paths.profile, investor: goldInvestor, config: { asksAgreement: true }, server: { asked } },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Asked: Story = { play: shows('Our terms have changed') }

export const Agreed: Story = {
  play: async () => {
    await shows('Our terms have changed')()
    await press('I agree')
    await shows(/Welcome Back/)()
    await expect(currentSite().api.callsOf('me.agree')).toEqual([{ words: asked.words }])
    await expect(document.querySelector('[role=dialog]')).toBeNull()
  },
}

export const SignedOut: Story = {
  play: async () => {
    await shows('Our terms have changed')()
    await press('Sign out')
    await says(/Get Started/)()
  },
}

export const Failure: Story = {
  args: { arrange: ({ api }) => api.failWith('me.agree', outage, Infinity) },
  play: async () => {
    await shows('Our terms have changed')()
    await press('I agree')
    await says(/^Your agreement was not saved/)()
  },
}
