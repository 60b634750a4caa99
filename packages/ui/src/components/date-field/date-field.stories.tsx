import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { readDay, writeDay } from '../../testing/dates.ts'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Components/DateField (date picker, calendar)',
  id: 'components-datefield',
  component: DateField,
  args: {
    name: 'closing',
    label: 'Closing date',
    hint: 'For example 12/4/2026.',
    value: '2026-12-04',
    read: readDay,
    format: writeDay,
    onValueChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DateField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          args.onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Empty: Story = { args: { value: undefined, optionalLabel: 'optional' } }
export const WithoutCalendar: Story = {
  args: { label: 'In use since', hint: 'Month and year.', value: '2015-03', calendar: false },
}
export const WithError: Story = { args: { value: undefined, error: 'Enter the closing date' } }
export const DisabledWithReason: Story = {
  args: { disabled: true, hint: 'The date is fixed by your closing statement.' },
}
export const LongText: Story = {
  args: {
    label: 'The day on which the first of the sales in this exchange closed, as the closing statement says',
    optionalLabel: 'optional',
  },
}

/** Text that is no date keeps the previous date, with a message. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Closing date' })
    await userEvent.clear(field)
    await userEvent.type(field, 'some time before Christmas')
    await userEvent.tab()
    await expect(canvas.getByText('“some time before Christmas” is not a date. 12/4/2026 stays.')).toBeVisible()
    await expect(field).toHaveValue('12/4/2026')
  },
}
