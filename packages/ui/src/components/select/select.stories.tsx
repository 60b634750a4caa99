import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Select } from './select.tsx'

const meta = {
  title: 'Components/Select (dropdown, combobox, listbox)',
  id: 'components-select',
  component: Select,
  args: {
    name: 'location',
    label: 'Property location',
    placeholder: 'Choose a region',
    options: ['West Coast', 'East Coast', 'Southeast', 'Southwest', 'Midwest', 'Texas', 'Florida', 'No preference'].map(
      (value) => ({ value, label: value }),
    ),
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'Texas' } }
export const WithError: Story = { args: { error: 'Property location preference is required' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'Somewhere along the coast between Savannah and the Outer Banks, preferably not in a flood zone',
      },
    ],
    defaultValue: 'a',
  },
}
export const DisabledWithReason: Story = { args: { disabled: true, hint: 'Choose a type of property first.' } }
export const Open: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('option', { name: 'West Coast' })).toBeVisible()
  },
  // While the list is open, the page behind it is hidden from screen readers on purpose.
  parameters: { a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } } },
}
