import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { useStoredNumber } from '../../testing/stored-number.ts'
import { MoneyField } from './money-field.tsx'

const meta = {
  title: 'Components/MoneyField (amount, currency, dollars)',
  id: 'components-moneyfield',
  component: MoneyField,
  args: {
    name: 'salePrice',
    label: 'Expected sale price',
    value: 2_000_000,
    read: readDollars,
    format: writeDollars,
    onValueChange: fn(),
  },
  render: function Kept(args) {
    return <MoneyField {...useStoredNumber(args)} />
  },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithSteps: Story = { args: { step: 10_000 } }
export const VeryLarge: Story = { args: { value: 987_654_321_000, step: 10_000 } }
export const WithCents: Story = { args: { value: 1_250_000.5, step: 10_000 } }
export const Zero: Story = { args: { value: 0, step: 10_000 } }
export const EmptyAndClearable: Story = { args: { clearable: true, value: undefined, optionalLabel: 'optional' } }
export const DisabledWithReason: Story = {
  args: { disabled: true, step: 10_000, hint: 'The price is fixed by your contract.' },
}
export const WithError: Story = { args: { error: 'The sale price is required' } }
