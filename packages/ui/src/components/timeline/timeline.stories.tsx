import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from './timeline.tsx'

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    steps: [
      { marker: '01', heading: 'Complete investor profile', content: <p>Five steps, 5-10 minutes.</p> },
      { marker: '02', heading: 'Connect with the RIA partner', content: <p>Contact within 24 hours.</p> },
      { marker: '03', heading: 'Execute the 1031 exchange', content: <p>45 days to identify, 180 days to close.</p> },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}
export const Large: Story = { args: { size: 'large' } }
