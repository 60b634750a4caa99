import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Components/TextField (input)',
  id: 'components-textfield',
  component: TextField,
  args: { name: 'email', label: 'Email Address', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'margaret.ellison@example.com' } }
export const WithHint: Story = { args: { hint: 'We send one message to confirm the address.' } }
export const WithError: Story = { args: { defaultValue: 'margaret.ellison', error: 'Please enter a valid email' } }
export const Optional: Story = {
  args: { name: 'phone', label: 'Phone number', type: 'tel', optionalLabel: 'optional' },
}
export const DisabledWithReason: Story = {
  args: {
    disabled: true,
    hint: 'You sign in with Google, so the address is changed there.',
    defaultValue: 'margaret.ellison@example.com',
  },
}
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'margaret.ellison@example.com' } }
export const Search: Story = {
  args: {
    name: 'search',
    type: 'search',
    label: 'Search FAQs',
    hideLabel: true,
    placeholder: 'Search FAQs...',
    icon: 'search',
  },
}
export const WithAside: Story = {
  args: {
    labelAside: (
      <Button variant="quiet" size="small">
        Forgot password?
      </Button>
    ),
  },
}
export const LongText: Story = {
  args: {
    label: 'Electronic mail address at which the trustee of the family partnership can be reached during the exchange',
    defaultValue: 'margaret.ellison-featherstonehaugh+exchange-correspondence@investments.example.com',
    error: 'Please enter a valid email: the part after the at sign of this very long address could not be understood',
  },
}
export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email Address' }), 'margaret@example.com')
    await expect(canvas.getByRole('textbox', { name: 'Email Address' })).toHaveValue('margaret@example.com')
  },
}
