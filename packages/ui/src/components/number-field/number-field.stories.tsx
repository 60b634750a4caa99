import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { useStoredNumber } from '../../testing/stored-number.ts'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Components/NumberField (amount, count)',
  id: 'components-numberfield',
  component: NumberField,
  args: {
    name: 'rent',
    label: 'Monthly rent',
    value: 12_500,
    step: 100,
    read: readDollars,
    format: writeDollars,
    onValueChange: fn(),
  },
  render: function Kept(args) {
    return <NumberField {...useStoredNumber(args)} />
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const WithSteps: Story = {}
export const WithoutSteps: Story = {
  render: function Kept({ name, label, read, format, onValueChange }) {
    return <NumberField {...useStoredNumber({ name, label, read, format, value: 12_500, onValueChange })} />
  },
}
export const WithPrefixAndHint: Story = { args: { prefix: '$', hint: 'Before costs.' } }
export const AtMinimum: Story = { args: { value: 0 } }
export const AtMaximum: Story = { args: { value: 1_000_000, max: 1_000_000 } }
export const Cents: Story = { args: { prefix: '$', value: 1_250.5 } }
export const VeryLarge: Story = {
  args: { prefix: '$', value: 1_000_000_000 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--side-width)' }}>
        <Story />
      </div>
    ),
  ],
}
export const WithError: Story = { args: { error: 'The monthly rent is required' } }
export const Disabled: Story = { args: { disabled: true, hint: 'The rent is fixed by the lease.' } }

/** A number that may be absent: an emptied field stays empty, and steps start at the minimum. */
export const Clearable: Story = {
  args: { prefix: '$', clearable: true, optionalLabel: 'optional', min: 1_000 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Monthly rent/ })
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue('')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined)
  },
}

/** While the user types, the parsed amount is shown next to the label. */
export const Typing: Story = {
  args: { prefix: '$' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Monthly rent' })
    await userEvent.clear(field)
    await userEvent.type(field, '14k')
    await expect(canvas.getByText('$14,000')).toBeVisible()
  },
}

/** Text that is not a number keeps the previous number, with a message. */
export const Refused: Story = {
  args: { prefix: '$' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Monthly rent' })
    await userEvent.clear(field)
    await userEvent.type(field, 'a little less than last year')
    await userEvent.tab()
    await expect(canvas.getByText('“a little less than last year” is not an amount. $12,500 stays.')).toBeVisible()
    await expect(field).toHaveValue('12,500')
  },
}

/** Text that can be read in two ways is asked about; a button takes the number that was meant. */
export const Asked: Story = {
  args: { prefix: '$' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Monthly rent' })
    await userEvent.clear(field)
    await userEvent.type(field, '13,5k')
    await userEvent.tab()
    await expect(canvas.getByText('“13,5k” is not clear. Did you mean 13,500? $12,500 stays.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Use $13,500' })).toBeVisible()
  },
}

/** In a running sentence the reason stands after the sentence: below the field it would have the field's width. */
export const RefusedInASentence: Story = {
  render: function Kept({ name, label, read, format, onValueChange }) {
    const given = { name, label, read, format, onValueChange, prefix: '$', hideLabel: true, value: 12_500 }
    const [notices, setNotices] = useState<HTMLElement | null>(null)
    return (
      <div style={{ maxWidth: 'var(--side-width)' }}>
        The flat is let for{' '}
        <span style={{ display: 'inline-grid', width: '9rem', whiteSpace: 'nowrap', verticalAlign: 'middle' }}>
          <NumberField {...useStoredNumber(given)} noticeIn={notices} />
        </span>{' '}
        a month, and empty for two months of the year.
        <div ref={setNotices} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Monthly rent' })
    await userEvent.clear(field)
    await userEvent.type(field, 'a little less than last year')
    await userEvent.tab()
    const reason = canvas.getByText('“a little less than last year” is not an amount. $12,500 stays.')
    await expect(reason.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom)
    await expect(field).toHaveAccessibleDescription('“a little less than last year” is not an amount. $12,500 stays.')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
