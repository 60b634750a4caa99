import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.tsx'

const meta = { title: 'Components/Button', component: Button, args: { children: 'Send Reset Link' } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Cancel' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Forgot password?' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete Account' } }
export const Small: Story = { args: { size: 'small', children: 'Sign Out', variant: 'secondary' } }
export const WithIcon: Story = { args: { icon: 'arrow-right', iconPosition: 'end', children: 'Next' } }
export const Busy: Story = { args: { busy: true, busyLabel: 'Sending...' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledWithReason: Story = {
  args: { disabledReason: 'Type DELETE to continue.', children: 'Delete Account', variant: 'danger' },
}
export const LongText: Story = {
  args: { children: 'Continue to the complete investor profile and choose a time for the consultation' },
}
export const Wide: Story = { args: { wide: true } }
