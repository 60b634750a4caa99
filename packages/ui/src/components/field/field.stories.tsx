import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './field.tsx'

/** Label, hint and error as in every field; any control can be used. */
const meta = {
  title: 'Components/Field',
  component: Field,
  args: { id: 'phone', label: 'Phone number', children: <input id="phone" className="ui-control" type="tel" /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHint: Story = {
  args: {
    hint: 'Only for the call that you ask for.',
    children: <input id="phone" className="ui-control" type="tel" aria-describedby="phone-hint" />,
  },
}
export const WithError: Story = {
  args: {
    error: 'Enter a phone number with 10 digits',
    children: <input id="phone" className="ui-control" type="tel" aria-invalid aria-describedby="phone-error" />,
  },
}
export const LongText: Story = {
  args: {
    label:
      'Phone number at which you or the trustee can be reached between the sale and the end of the exchange period',
    optionalLabel: 'optional',
    hint:
      'We give it to nobody but the advisor whom you ask for a call, and to that advisor only once you have ' +
      'agreed to the disclosures.',
    error: 'Enter a phone number with 10 digits, or leave the field empty',
    children: (
      <input id="phone" className="ui-control" type="tel" aria-invalid aria-describedby="phone-hint phone-error" />
    ),
  },
}
