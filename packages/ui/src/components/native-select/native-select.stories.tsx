import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NativeSelect } from './native-select.tsx'

const options = ['All Categories', 'DST Basics', 'Tax & 1031 Exchange', 'Risks & Limitations'].map((label) => ({
  value: label,
  label,
}))

const meta = {
  title: 'Components/NativeSelect (dropdown, combobox)',
  id: 'components-nativeselect',
  component: NativeSelect,
  args: { name: 'category', label: 'Category', options, onValueChange: fn() },
} satisfies Meta<typeof NativeSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Risks & Limitations')
    await expect(args.onValueChange).toHaveBeenCalledWith('Risks & Limitations')
  },
}
export const WithError: Story = { args: { hint: 'We sort your message by it.', error: 'Please choose a category' } }
export const DisabledWithReason: Story = { args: { disabled: true, hint: 'There is only one category yet.' } }
export const LongText: Story = {
  args: {
    label: 'The category under which you would look for the question that you have',
    options: [
      {
        value: 'long',
        label: 'Everything about exchanges that were begun before the sale of the relinquished property was closed',
      },
    ],
  },
}
