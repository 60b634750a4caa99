import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = { title: 'Components/Switch', component: Switch, args: { label: 'Email notifications', checked: true, onCheckedChange: fn() } } satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {}
export const Off: Story = { args: { checked: false, label: 'SMS notifications' } }
export const WithHint: Story = { args: { label: 'Two-factor authentication', hint: 'Asks for a code from your authenticator at sign-in.', checked: false } }
export const Disabled: Story = { args: { disabled: true } }
