import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { RadioCards } from './radio-cards.tsx'

const meta = {
  title: 'Components/RadioCards (choice)',
  id: 'components-radiocards',
  component: RadioCards,
  args: {
    legend: 'Are you an accredited investor?',
    name: 'accredited',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'notSure', label: 'Not sure', hint: 'We explain the criteria' },
      { value: 'no', label: 'No' },
    ],
  },
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'yes' } }
export const WithError: Story = { args: { error: 'Accreditation status is required' } }
export const LongText: Story = {
  args: {
    legend: 'Where does the sale of your present investment property stand at this moment?',
    options: [
      { value: 'a', label: 'I own a property and do not plan to sell it within the next twelve months' },
      { value: 'b', label: 'Under contract' },
      { value: 'c', label: 'Closed less than three months ago, proceeds held by a qualified intermediary' },
    ],
  },
}
export const ChosenByKey: Story = {
  args: { name: 'by-key' },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Yes' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
  },
}
export const DisabledWithReason: Story = {
  args: { name: 'disabled', disabled: true, hint: 'Your answer cannot be changed while it is being sent.' },
}
