import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Menu } from './menu.tsx'

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Your figures',
    items: [
      { id: 'print', label: 'Print', icon: 'printer', onSelect: fn() },
      { id: 'download', label: 'Save as a table', icon: 'download', onSelect: fn() },
      { id: 'mail', label: 'Send by email', icon: 'mail', onSelect: fn(), disabledReason: 'Sign in first.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 'calc(3 * var(--space-12))' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Your figures' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('menu')).toBeVisible()
    await expect(canvas.getByRole('menuitem', { name: 'Send by email Sign in first.' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const LongText: Story = {
  args: {
    label: 'What you can do with the figures',
    items: [
      {
        id: 'long',
        label: 'Save the whole comparison with every assumption behind it as a table for your accountant',
        icon: 'download',
        onSelect: fn(),
      },
    ],
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
}
export const Disabled: Story = { args: { disabled: true } }
