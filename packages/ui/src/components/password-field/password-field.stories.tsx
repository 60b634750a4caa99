import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './password-field.tsx'

const meta = { title: 'Components/PasswordField', component: PasswordField, args: { name: 'password', label: 'Password', autoComplete: 'new-password' } } satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'exchange-2026' } }
export const WithHint: Story = { args: { hint: 'Must be at least 8 characters with uppercase, lowercase, and number' } }
export const WithError: Story = { args: { defaultValue: 'short', error: 'Password must be at least 8 characters' } }
