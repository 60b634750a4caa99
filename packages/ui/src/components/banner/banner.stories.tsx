import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Components/Banner (alert, notice)',
  id: 'components-banner',
  component: Banner,
  args: { tone: 'info', children: 'Looks like you already have an account!' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'Your profile has been saved.', onDismiss: fn() } }
export const Caution: Story = {
  args: {
    tone: 'caution',
    heading: 'Most offerings need accreditation',
    children: 'The answer travels with your request.',
  },
}
export const Error: Story = { args: { tone: 'error', children: 'Incorrect password – please try again.' } }
export const LongText: Story = {
  args: {
    tone: 'info',
    heading: 'Your new address is not confirmed yet',
    children:
      'Open the link that we sent to ' +
      'margaret.ellison-featherstonehaugh+exchange-correspondence@investments.example.com.',
    onDismiss: fn(),
  },
}
export const ErrorWithWayOn: Story = {
  args: {
    tone: 'error',
    children: 'Network error. Please check your connection and try again. You can retry this operation (attempt 1/3).',
    action: (
      <Button size="small" variant="secondary">
        Retry
      </Button>
    ),
  },
}
