import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { readYear } from '../../testing/dollars.ts'
import { useStoredNumber } from '../../testing/stored-number.ts'
import { StepperField } from './stepper-field.tsx'

const meta = {
  title: 'Components/StepperField (counter, plus and minus)',
  id: 'components-stepperfield',
  component: StepperField,
  args: {
    name: 'purchaseYear',
    label: 'Purchase year',
    value: 2015,
    step: 1,
    read: readYear,
    format: String,
    onValueChange: fn(),
  },
  render: function Kept(args) {
    return <StepperField {...useStoredNumber(args)} />
  },
} satisfies Meta<typeof StepperField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const AtMinimum: Story = { args: { value: 1930, min: 1930 } }
export const AtMaximum: Story = { args: { value: 2026, max: 2026 } }
export const EmptyAndClearable: Story = { args: { clearable: true, value: undefined, min: 1930 } }
export const WithHint: Story = { args: { hint: 'As of tax year 2025.' } }
export const WithError: Story = { args: { value: 2031, error: 'The purchase year cannot be in the future' } }
export const DisabledWithReason: Story = {
  args: { disabled: true, hint: 'The year is taken from your deed.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Purchase year' }), { pointerEventsCheck: 0 })
    await expect(canvas.getByRole('textbox', { name: 'Purchase year' })).toHaveValue('2015')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
