import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressSteps } from './progress-steps.tsx'

const meta = {
  title: 'Components/ProgressSteps (stepper, progress)',
  id: 'components-progresssteps',
  component: ProgressSteps,
  args: {
    label: 'Progress',
    steps: [
      'Investor Qualification',
      'Investment Goals',
      'Property Preferences',
      '1031 Exchange Experience',
      'Confirmation',
    ],
    current: 2,
    summary: 'Step 2 of 5',
  },
} satisfies Meta<typeof ProgressSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = {}
export const First: Story = { args: { current: 1, summary: 'Step 1 of 5' } }
export const Last: Story = { args: { current: 5, summary: 'Step 5 of 5' } }
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--side-width)' }}>
        <Story />
      </div>
    ),
  ],
}
