import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { name: 'password', label: 'Password', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'exchange-2026' } }
export const WithHint: Story = { args: { hint: 'Must be at least 8 characters with uppercase, lowercase, and number' } }
export const WithError: Story = { args: { defaultValue: 'short', error: 'Password must be at least 8 characters' } }
export const Shown: Story = {
  args: { defaultValue: 'exchange-2026' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}
export const DisabledWithReason: Story = {
  args: { disabled: true, hint: 'You sign in with Google, so there is no password here.' },
}
