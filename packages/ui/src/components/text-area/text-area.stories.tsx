import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Components/TextArea (multiline)',
  id: 'components-textarea',
  component: TextArea,
  args: { name: 'notes', label: 'Notes', optionalLabel: 'optional' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'The sale closes in March. My CPA would like to join the call.' } }
export const WithError: Story = { args: { name: 'message', label: 'Message', error: 'Message is required' } }
export const NearLimit: Story = { args: { maxLength: 100, defaultValue: 'Day 45 is near. '.repeat(6) } }
/** Nothing is cut: the person shortens the text. */
export const OverLimit: Story = {
  args: {
    maxLength: 100,
    defaultValue:
      'The sale closes in March. My CPA would like to join the call, and so would my sister, who owns a half.',
    error: 'Notes must be at most 100 characters',
  },
}
export const DisabledWithReason: Story = {
  args: { disabled: true, hint: 'Notes can be written once a time is chosen.' },
}
export const LongText: Story = {
  args: {
    label: 'Anything that the advisor should know before the call, in your own words',
    hint: 'For example who else decides, and which year the property was bought in.',
    defaultValue: Array(6).fill('The sale closes in March, and my CPA would like to join the call.').join(' '),
  },
}
export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'The sale closes in March.')
    await expect(canvas.getByRole('textbox')).toHaveValue('The sale closes in March.')
  },
}
