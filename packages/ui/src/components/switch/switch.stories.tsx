import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, expect } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Components/Switch (toggle, on and off)',
  id: 'components-switch',
  component: Switch,
  args: { label: 'Email notifications', checked: true, onCheckedChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {}
export const Off: Story = { args: { checked: false, label: 'SMS notifications' } }
export const WithHint: Story = {
  args: {
    label: 'Two-factor authentication',
    hint: 'Asks for a code from your authenticator at sign-in.',
    checked: false,
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Turned: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false)
  },
}
export const DisabledWithReason: Story = {
  args: {
    disabled: true,
    checked: false,
    label: 'Two-factor authentication',
    hint: 'Two-factor sign-in is being prepared.',
  },
}
export const LongText: Story = {
  args: {
    label: 'Send me a message whenever something changes that concerns my request or my account',
    hint: 'At most once a day, to margaret.ellison-featherstonehaugh+exchange-correspondence@investments.example.com',
  },
}
