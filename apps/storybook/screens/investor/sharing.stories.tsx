import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Investor/Sharing tab (consents, your data)',
  tags: ['!autodocs'],
  args: { at: `${paths.profile}#sharing`, investor: goldInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const there = shows('What you agreed to')

export const Agreed: Story = {
  args: {
    arrange: ({ api }) =>
      void api.consultations.request(
        { preferredContactMethod: 'email', shareDataConsent: true },
        { idempotencyKey: 'first' },
      ),
  },
  play: there,
}

export const AgreedToCalls: Story = {
  args: {
    arrange: ({ api }) =>
      void api.consultations.request(
        {
          preferredContactMethod: 'phone',
          phoneNumber: '+1 555 555 0100',
          contactTimeZone: 'America/Chicago',
          shareDataConsent: true,
        },
        { idempotencyKey: 'first' },
      ),
  },
  play: says('Phone calls from the partner'),
}

export const Nothing: Story = { play: says(/Nothing yet/) }

export const Loading: Story = { args: { arrange: ({ api }) => void api.hold('me.consents') }, play: there }

export const Failure: Story = {
  args: { arrange: ({ api }) => api.failWith('me.consents', outage, Infinity) },
  play: says(/could not be loaded/),
}
