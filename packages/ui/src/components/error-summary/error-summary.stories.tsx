import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const meta = {
  title: 'Components/ErrorSummary (validation, errors)',
  id: 'components-errorsummary',
  component: ErrorSummary,
  args: {
    heading: 'Please fix the following errors:',
    errors: [{ message: 'First name is required' }, { message: 'Please enter a valid email' }],
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutLinks: Story = {}
export const Linked: Story = {
  args: { errors: [{ message: 'Email is required', fieldId: 'email' }] },
  render: (args) => (
    <div className="ui-form-fields">
      <ErrorSummary {...args} />
      <TextField id="email" name="email" label="Email" error="Email is required" />
    </div>
  ),
}
export const LongText: Story = {
  args: {
    errors: [
      {
        message:
          'The purchase price must be lower than the expected sale price, or the depreciation that you took must ' +
          'be at least as large as the difference',
        fieldId: 'price',
      },
      { message: 'Email is required', fieldId: 'email' },
    ],
  },
  render: (args) => (
    <div className="ui-form-fields">
      <ErrorSummary {...args} />
      <TextField id="price" name="price" label="Purchase price" />
      <TextField id="email" name="email" label="Email" />
    </div>
  ),
}
export const Nothing: Story = { args: { errors: [] } }
